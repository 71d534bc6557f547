import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'المضيفون الذين طلبت منهم هذه الصفحة شيئًا منذ فتحها، بقدر ما يخبر به متصفحك. تُنسى القائمة عندما تغلق الصفحة.',
  requests: 'الطلبات',
  first: 'الأول',
  last: 'الأخير',
  page: 'هذه الصفحة نفسها',
  chain: (network) => `قراءة ${network}`,
  names: 'أسماء الحسابات وصورها',
  signIn: 'تسجيل الدخول',
  relay: 'محافظ على أجهزة أخرى (WalletConnect)',
  team: 'صفحات هذا الموقع',
  other: 'الغرض غير معروف',
  note: 'يُحتسب الطلب بعد انتهائه، حتى دون رد. لا تظهر هنا المضيفات التي يعيد الرد التوجيه إليها، ولا طلبات محفظتك.'
}
