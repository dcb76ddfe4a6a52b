# Levels of bots.
bot-beginner = Beginner
bot-club = Club player
bot-strong = Strong player
