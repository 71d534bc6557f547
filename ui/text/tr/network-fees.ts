import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'Ağ ücreti',
  atMost: 'Ağ ücreti, en fazla',
  total: 'Toplam',
  totalAtMost: 'Toplam, en fazla',
  withFee: (amount) => `${amount} ve ağ ücreti`,
  together: (amount, fee) => `${amount} ve ${fee}`,
  inWallet: 'Burada bilinmiyor. Onaylamadan önce cüzdanınızda gösterilir.',
  firstStep: (fee) =>
    `Cüzdanınız adımları tek tek gönderirse ilk adım için en fazla ${fee}. Her ücret, onaylamadan önce cüzdanınızda gösterilir.`
}
