import type { simulations as english } from '#domain/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'المحاكاة',
  unknown: 'لم تذكر أي عقدة أي الأرصدة سيغيّرها هذا.',
  sends: (amount) => `ترسل ${amount}.`,
  falls: (amount) => `ينقص رصيدك بمقدار ${amount}.`,
  stays: (symbol) => `يبقى رصيدك من ${symbol} كما هو.`,
  receives: (amount) => `تستلم ${amount}.`,
  recipientReceives: (amount) => `يصل إلى المستلم ${amount}.`,
  alsoReceives: (amount) => `تستلم أيضًا ${amount}.`,
  alsoReceivesUnknown: 'تستلم أيضًا توكنًا لا تعرفه هذه الصفحة ولا تستطيع تقدير قيمته:',
  recipientReceivesLess: (amount) =>
    `لا يصل إلى المستلم إلا ${amount}، أي أقل مما ترسله. تقتطع بعض التوكنات جزءًا من كل تحويل أو تقرّبه.`,
  recipientReceivesNothing: 'لن يصل إلى المستلم ما ترسله: لا يُضاف شيء إلى الرصيد هناك.',
  alsoPays: (amount) => `يدفع حسابك أيضًا ${amount}.`,
  alsoPaysUnknown: 'يدفع حسابك أيضًا قدرًا من توكن لا تعرفه هذه الصفحة:',
  contradicted: 'يفيد أحد الفحوص بأن هذا سينجح، ويفيد آخر بأنه سيفشل. إذا تابعت، فقد يفشل وتُدفع الرسوم مع ذلك.'
}
