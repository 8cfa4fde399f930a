# Why a move is refused.

refusal-only-in-first-round = This is for sale in the first stock round only.
refusal-no-minor = { $company } is neither a coal railway nor a pre-Staatsbahn.
refusal-minor-sold = { $company } is not for sale any more.
refusal-no-price-of-minor = { $company } cannot be bought for { $price }.
refusal-staatsbahn-later = Shares of { $company } are for sale from the second stock round on.
refusal-not-operated = { $company } has not operated yet: its shares cannot be sold.
refusal-bank-full = { $percent } % of { $company } would lie in the bank, more than half.
refusal-no-share-to-exchange = The bank has no 10 % share of { $company } for a mountain railway.
refusal-exchange-too-early = This can be exchanged from phase { $phase } on.
refusal-exchange-must = { $paper } must be exchanged while the bank has a share for it.
refusal-no-exchange-question = The exchange of { $paper } is not asked for now.
refusal-not-your-certificate = { $paper } belongs to somebody else.
refusal-no-coal-railway = { $company } is no coal railway.
refusal-not-your-company = { $company } belongs to somebody else.
refusal-route-one-mine = The route of the { $train }-train must have exactly one mine.
refusal-route-to-mine = The { $train }-train may not run to the mine { $hex }.
refusal-wrong-trade-in = One { $old }-train cannot be handed in for one { $train }-train.
refusal-one-trade-in = { $company } has handed in a train in this turn already.
refusal-more-than-needed = Fewer shares are enough: { $amount } are missing for the train.
