import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'المحاكاة',
  unknown: 'لم تذكر أي عقدة الأرصدة التي ستتغيّر.',
  sends: (amount) => `سترسل ${amount}.`,
  falls: (amount) => `سينقص رصيدك بمقدار ${amount}.`,
  stays: (symbol) => `سيبقى رصيدك من ${symbol} كما هو.`,
  receives: (amount) => `ستستلم ${amount}.`,
  recipientReceives: (amount) => `سيصل إلى المستلم ${amount}.`,
  alsoReceives: (amount) => `ستستلم أيضًا ${amount}.`,
  alsoReceivesUnknown: 'ستستلم أيضًا توكنًا لا تعرفه هذه الصفحة ولا تستطيع تقدير قيمته:',
  recipientReceivesLess: (amount) =>
    `لن يصل إلى المستلم إلا ${amount}، أي أقل مما ترسله. تقتطع بعض التوكنات جزءًا من كل تحويل أو تقرّبه.`,
  recipientReceivesNothing: 'لن يصل إلى المستلم ما ترسله: لن يُضاف شيء إلى رصيده.',
  alsoPays: (amount) => `سيدفع حسابك أيضًا ${amount}.`,
  alsoPaysUnknown: 'سيدفع حسابك أيضًا قدرًا من توكن لا تعرفه هذه الصفحة:',
  contradicted: 'يفيد أحد الفحوص بأن العملية ستنجح، ويفيد آخر بأنها ستفشل. إذا تابعت، فقد تفشل وتُدفع الرسوم مع ذلك.'
}
