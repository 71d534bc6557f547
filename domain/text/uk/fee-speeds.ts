import type { feeSpeeds as english } from '#domain/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Швидкість',
  speeds: { slow: 'Повільно', normal: 'Звичайно', fast: 'Швидко' },
  atMost: (amount) => `щонайбільше ${amount}`,
  effects: {
    slow: 'Можливе очікування, якщо навантаження на мережу зросте.',
    normal: 'Із запасом на зростання навантаження мережі.',
    fast: 'З найбільшим запасом на зростання навантаження мережі.',
    fastAhead: 'Вища, ніж у більшості нещодавніх транзакцій.'
  },
  suggestedForMax:
    'Сторінка пропонує комісію, гаманець може її змінити. Ви надсилаєте все, тому сума залежить від комісії.',
  suggested: 'Сторінка пропонує комісію, гаманець може її змінити.'
}
