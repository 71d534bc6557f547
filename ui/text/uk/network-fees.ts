import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Комісія мережі',
  atMost: 'Комісія мережі, щонайбільше',
  total: 'Разом',
  totalAtMost: 'Разом, щонайбільше',
  withFee: (amount) => `${amount} і комісія мережі`,
  together: (amount, fee) => `${amount} і ${fee}`,
  inWallet: 'Тут невідома. Гаманець покаже її до підтвердження.',
  firstStep: (fee) =>
    `Щонайбільше ${fee} за перший крок, якщо гаманець надсилає кроки по одному. Кожну комісію він покаже до підтвердження.`
}
