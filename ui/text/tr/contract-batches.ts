import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `${count} adımın ilki şu anda başarılı olur. Diğerleri ona bağlı olabilir, bu yüzden bu sayfa onları henüz kontrol edemiyor. Hepsini inceleyip onaylayın.`,
  preparing: 'Cüzdanınız onayınızı istemeden önce neleri desteklediği kontrol ediliyor.',
  impossible: 'Bunların ya hepsi birlikte gerçekleşmeli ya da hiçbiri; cüzdanınız bunu yapamıyor.',
  asking: (count) => `${count} adımın tümünü cüzdanınızda onaylayın.`,
  earlier: 'Cüzdanınız önceki isteğinizi sonradan kabul etti. Bunu da onaylarsanız iki kez gerçekleşebilir.',
  batched: (count) =>
    `${count} adımın tümü cüzdanınızda; bu sayfa sonucu cüzdana soruyor. Gönderildiklerinde “İşlemler” bölümünde listelenirler.`,
  away: (count) => `${count} adımın tümü cüzdanınızda. Sonucu öğrenmek için cüzdanı aynı hesapla yeniden bağlayın.`,
  partial: {
    listed: (count) =>
      `${count} adımın yalnızca bir kısmı gerçekleşti. Gönderilenler “İşlemler” bölümünde: Tekrar denemeden önce oraya bakın.`,
    unlisted: (count) =>
      `${count} adımın yalnızca bir kısmı gerçekleşti. Cüzdanınız hangi işlemlerin gönderildiğini bildirmiyor: Tekrar denemeden önce cüzdanınıza bakın.`
  },
  confirmed: (count) => `${count} adımın tümü gönderildi ve ağ tarafından onaylandı.`,
  unlisted: (count) =>
    `Cüzdanınız ${count} adımın tümünün gerçekleştiğini bildiriyor, ama hangi işlemlerle olduğunu bildirmiyor; bu yüzden bu sayfa bunları listeleyemiyor.`,
  failed: 'Cüzdanınız bunun başarısız olduğunu bildiriyor. Adımların hiçbirinin etkisi olmadı.',
  unclear: 'Cüzdanınız sonucu bildirmiyor: Tekrar denemeden önce cüzdanınıza bakın.',
  stepNotSent: {
    notYet: 'Bu adım henüz gönderilmedi.',
    no: 'Bu adım gönderilmedi.',
    notThisTime: 'Bu adım bu sefer gönderilmedi.'
  },
  step: (number, count) => `Adım ${number} / ${count}:`,
  done: (done, count) => `${count} adımdan gerçekleşen: ${done}.`
}
