import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'Скорость',
  speeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро' },
  atMost: (amount) => `не более ${amount}`,
  effects: {
    slow: 'Возможно ожидание, если нагрузка на сеть вырастет.',
    normal: 'С запасом на рост нагрузки сети.',
    fast: 'С наибольшим запасом на рост нагрузки сети.',
    fastAhead: 'Выше, чем в большинстве недавних транзакций.'
  },
  suggestedForMax:
    'Страница предлагает комиссию, кошелек может ее изменить. Вы отправляете все, поэтому сумма зависит от комиссии.',
  suggested: 'Страница предлагает комиссию, кошелек может ее изменить.'
}
