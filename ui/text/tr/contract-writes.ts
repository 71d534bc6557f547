import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Devam etmek için bir cüzdan bağlayın.',
  unconfigured: 'Bu sayfada bu sözleşmenin ağı yer almıyor.',
  elsewhere: (network) => `Cüzdanınız başka bir ağda. Devam etmek için ${network} ağına geçin.`,
  simulating: 'İşlemin ne yapacağı kontrol ediliyor.',
  simulatingAgain:
    'İncelemenizden bu yana ağa yeni bloklar eklendi. Cüzdanınıza istek gönderilmeden önce yeniden kontrol ediliyor.',
  review: 'Bu işlem şu anda başarılı olur. İnceleyip onaylayın.',
  changed: 'İncelemenizden bu yana işlemin yapacakları değişti. Yeniden inceleyin.',
  checkedAt: (time) => `Son kontrol: ${time}.`,
  notCheckedAgain:
    'Bu, yeniden kontrol edilemedi. Gördüğünüz, incelediğiniz hâlidir: Bir kez daha onaylarsanız cüzdanınızdan bu istenir.',
  unsimulated: (reason) =>
    `${reason} Bu sayfa işlemin ne yapacağını kontrol edemiyor. Devam ederseniz başarısız olabilir ve yine de ücret alınabilir.`,
  notYet: 'Henüz hiçbir şey gönderilmedi.',
  repeating: 'Bu isteğin aynısı zaten gönderilmiş olabilir. Yeniden gönderirseniz iki kez gerçekleşebilir.',
  revalidating: 'Bir şeyin değişip değişmediği kontrol ediliyor.',
  asking: 'Bunu cüzdanınızda onaylayın.',
  sent: 'Gönderildi. Paneldeki “İşlemler” bölümünden takip edin.',
  earlier: 'Cüzdanınız önceki isteğinizi sonradan gönderdi. Bunu da onaylarsanız iki kez gerçekleşir.',
  unsaved: {
    asked:
      'Tarayıcınız bu isteği saklayamıyor. Bu sayfayı kapatır veya yenilerseniz, cüzdanınız isteği gönderse bile burada unutulur.',
    sent: 'Tarayıcınız bunu saklayamadı. Bu sayfayı kapatır veya yenilerseniz artık burada listelenmez.'
  },
  removed:
    'Gönderildi, ama artık “İşlemler” bölümünde listelenmiyor; bu yüzden bu sayfa sonucu bilmiyor: Tekrar denemeden önce cüzdanınıza veya gezgine bakın.',
  reverted: 'Gönderildi, ama başarısız oldu. Hiçbir etkisi olmadı, yine de ücret alındı.',
  revertedBecause: (reason) => `Gönderildi, ama başarısız oldu. Hiçbir etkisi olmadı, yine de ücret alındı. ${reason}`,
  reviewed: 'Onayladığınız işlem',
  terms: {
    from: 'Gönderen',
    contract: 'Sözleşme',
    network: 'Ağ',
    amount: 'Tutar'
  },
  actions: {
    connect: 'Cüzdan bağla',
    confirm: 'Cüzdanda onayla',
    confirmAgain: 'Bir kez daha gönder',
    again: 'Tekrar dene',
    back: 'Geri'
  }
}
