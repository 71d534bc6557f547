import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'رسوم الشبكة',
  atMost: 'رسوم الشبكة، على الأكثر',
  total: 'الإجمالي',
  totalAtMost: 'الإجمالي، على الأكثر',
  withFee: (amount) => `${amount} مع رسوم الشبكة`,
  together: (amount, fee) => `${amount} و${fee}`,
  inWallet: 'غير معروفة هنا. تعرضها محفظتك قبل أن تؤكّد هناك.',
  firstStep: (fee) =>
    `${fee} على الأكثر للخطوة الأولى إذا أرسلت محفظتك الخطوات واحدة تلو الأخرى. وتعرض كل رسم قبل أن تؤكّد هناك.`
}
