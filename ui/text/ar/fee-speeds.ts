import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'السرعة',
  speeds: { slow: 'بطيئة', normal: 'عادية', fast: 'سريعة' },
  atMost: (amount) => `${amount} على الأكثر`,
  effects: {
    slow: 'قد تنتظر إذا ازداد ازدحام الشبكة.',
    normal: 'تترك هامشًا لازدحام الشبكة.',
    fast: 'تترك أكبر هامش لازدحام الشبكة.',
    fastAhead: 'أعلى مما عرضته معظم المعاملات الأخيرة.'
  },
  suggestedForMax: 'تقترح هذه الصفحة الرسوم، وقد تغيّرها محفظتك. أنت ترسل كل رصيدك، لذا يتغيّر المبلغ تبعًا للرسوم.',
  suggested: 'تقترح هذه الصفحة الرسوم، وقد تغيّرها محفظتك.'
}
