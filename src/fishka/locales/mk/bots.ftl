# Нивоа на ботови.
bot-beginner = Почетник
bot-club = Клупски играч
bot-strong = Силен играч
bot-learner = Ученик
bot-casual = Повремен играч
bot-seasoned = Искусен играч
bot-expert = Експерт
bot-master = Велемајстор
