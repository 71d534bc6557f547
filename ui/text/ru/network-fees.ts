import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Комиссия сети',
  atMost: 'Комиссия сети, не более',
  total: 'Итого',
  totalAtMost: 'Итого, не более',
  withFee: (amount) => `${amount} и комиссия сети`,
  together: (amount, fee) => `${amount} и ${fee}`,
  inWallet: 'Здесь неизвестна. Кошелек покажет ее до подтверждения.',
  firstStep: (fee) =>
    `Не более ${fee} за первый шаг, если кошелек отправляет шаги по одному. Каждую комиссию он покажет до подтверждения.`
}
