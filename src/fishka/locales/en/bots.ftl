# Levels of bots.
bot-beginner = Beginner
bot-learner = Learner
bot-casual = Casual player
bot-club = Club player
bot-seasoned = Seasoned player
bot-strong = Strong player
bot-expert = Expert
bot-master = Grandmaster
