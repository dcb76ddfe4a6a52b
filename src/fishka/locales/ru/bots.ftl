# Уровни ботов.
bot-beginner = Новичок
bot-club = Любитель
bot-strong = Мастер
