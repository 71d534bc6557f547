import type { transactions as english } from '#ui/text/en/transactions.ts'

const transactionCount = (shown: string) => `${shown} işlem`

export const transactions: typeof english = {
  details: {
    'speed-up': 'Hızlandırıldı: Aynı şeyi yapan başka bir işlemle değiştirildi.',
    cancellation: 'İptal edildi: Hiçbir şey göndermeyen bir işlemle değiştirildi.',
    other: 'Gerçekleştirilmedi: Bu hesabın başka bir işlemiyle değiştirildi.',
    unclear:
      'Başka bir işlemle değiştirildi; bu sayfa o işlemin ne yaptığını bilemiyor. Hızlandırma olduysa ödeme yine de yapıldı, iptal olduysa yapılmadı: Hangisi olduğunu cüzdanınız gösterir.',
    outcomeUnknown: 'Bir blokta yer aldı, ancak bu ağ başarılı olup olmadığını söylemiyor.',
    reorganised: 'Ağ, işlemin bulunduğu bloğu zincirden çıkardı. İşlem yeniden bir bloğa alınabilir.',
    unknown: 'Ağda bulunamadı. Yine de gerçekleşebilir.',
    beyondHistory: 'Ağın düğümlerinin sonucunu bilemeyeceği kadar eski. Bir blok gezgini biliyor olabilir.',
    neverSeen: 'Hiçbir düğüm bunu görmedi; sonraki ödemeniz etkilenmez. Bu sayfa aramayı sürdürüyor.',
    nonceUsed: 'Ağda bulunamadı ve bu işlem için beklenen nonce’u bu hesabın başka bir işlemi kullandı.'
  },
  marks: {
    cancelled: 'İptal edildi',
    replaced: 'Değiştirildi',
    dropped: 'Düşürüldü'
  },
  instead: {
    sent: (amount, recipient) => `Bunun yerine ${recipient} adresine ${amount} gönderildi.`,
    nothing: (recipient) => `Bunun yerine ${recipient} adresine boş bir işlem gönderildi.`,
    called: (recipient) => `Bunun yerine ${recipient} adresine bir sözleşme çağrısı gönderildi.`,
    calledWith: (amount, recipient) =>
      `Bunun yerine ${recipient} adresine ${amount} içeren bir sözleşme çağrısı gönderildi.`,
    created: 'Bunun yerine bir sözleşme oluşturuldu.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Cüzdanınız başka bir şey gönderdi: ${recipient} adresine ${amount}.`,
    nothing: (recipient) => `Cüzdanınız başka bir şey gönderdi: ${recipient} adresine boş bir işlem.`,
    called: (recipient) => `Cüzdanınız başka bir şey gönderdi: ${recipient} adresine bir sözleşme çağrısı.`,
    calledWith: (amount, recipient) =>
      `Cüzdanınız başka bir şey gönderdi: ${recipient} adresine ${amount} içeren bir sözleşme çağrısı.`,
    created: 'Cüzdanınız başka bir şey gönderdi: yeni bir sözleşme.',
    approved: (spender, token) =>
      `Cüzdanınız başka bir şey gönderdi: ${spender} adresine ${token} tokenlarını harcama izni.`,
    otherSender: (address) => `Cüzdanınız bunu başka bir hesaptan gönderdi: ${address}.`,
    nothingArrived: (promised) => `${promised} tutarından hiçbir şey ulaşmadı: token alıcıya hiçbir şey aktarmadı.`,
    lessArrived: (arrived, promised) => `${promised} tutarından yalnızca ${arrived} ulaştı.`
  },
  confirmations: (count, wanted) => `${count} / ${wanted} onay.`,
  unrepeated:
    'Neden başarısız olduğu bilinmiyor: Aynı çağrı yeniden çalıştırıldığında başarısız olmadı. Gas’ı tükenmiş olabilir.',
  to: 'Alıcı',
  unknownSince: (time) => `Şu zamandan beri ağda bulunamadı: ${time}. Yine de gerçekleşebilir.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Bazı işlemler bu sayfanın daha yeni bir sürümü tarafından kaydedildiği için burada listelenmiyor. Oldukları gibi saklanıyorlar.',
  unsaved: 'Kaydedilmedi',
  hasUnsaved:
    'Tarayıcınız “Kaydedilmedi” işaretli işlemlerin son durumunu kaydetmedi. Bu sayfa kapatıldığında burada eksik kalabilir veya güncelliğini yitirebilirler: Takip edebilmek için hash’lerini kopyalayın.',
  copyHash: 'Hash’i kopyala',
  remove: 'Kaldır',
  removeNamed: (description) => `Listeden kaldır: ${description}`,
  removed: (description) => `Listeden kaldırıldı: ${description}.`,
  removedUnsaved: (description) =>
    `Listeden kaldırıldı: ${description}. Ancak tarayıcınız bunu kaydedemedi. Bu sayfa bir daha yüklendiğinde geri gelebilir.`,
  ended: {
    title: 'Sonuçlanan işlemler',
    others: (shown) => `+${shown} işlem daha`
  },
  clearAll: 'Tümünü temizle',
  cleared: (_count, shown) => `${transactionCount(shown)}, Etkinlik dahil, bu tarayıcıdan silindi.`,
  clearedUnsaved: (_count, shown) =>
    `${transactionCount(shown)} silindi, ancak tarayıcınız bunu kaydedemedi. Bu sayfa bir daha yüklendiğinde geri gelebilir.`,
  pendingStay: 'Bekleyenler sonuçlanana kadar kalır.',
  undo: 'Geri al',
  putBack: (_count, shown) => `${transactionCount(shown)} listeye geri alındı.`
}
