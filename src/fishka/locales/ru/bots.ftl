# Уровни ботов.
bot-beginner = Новичок
bot-learner = Ученик
bot-casual = Любитель
bot-club = Разрядник
bot-seasoned = Кандидат в мастера
bot-strong = Мастер
bot-expert = Эксперт
bot-master = Гроссмейстер
