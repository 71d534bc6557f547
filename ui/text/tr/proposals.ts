import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Safe’inizde önerildi. Yeterli sayıda sahip onaylamadan hiçbir şey gönderilmez.',
    failed: 'Hiçbir şey gönderilmedi: Safe’inizde reddedildi, değiştirildi veya kaldırıldı.'
  },
  sent: 'Safe’inizde önerildi. “İşlemler” bölümünde listelenir ve yeterli sayıda sahip onayladığında gönderilir.',
  unsaved:
    'Safe’inizde önerildi, ama tarayıcınız bunu kaydedemedi. Bu sayfayı kapattıktan sonra Safe’inizden takip edin.',
  late: (asked) => `Safe’iniz bunu sonradan önerdi: ${asked}. “İşlemler” bölümünden takip edin.`,
  attempt: 'Bu önerilmiş olabilir. Safe’iniz bunu ne doğruladı ne de yalanladı: Tekrar denemeden önce kuyruğuna bakın.',
  owners: 'Safe’inizin diğer sahiplerinin de imzalaması gerekebilir. Bu sayfa onları en fazla 8 dakika bekler.'
}
