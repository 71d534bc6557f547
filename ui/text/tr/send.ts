import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Gönder',
  recipient: 'Alıcı',
  recipientHint: '0x ve 40 karakter',
  recipientOrNameHint: '0x ve 40 karakter veya alice.eth gibi bir ad',
  asset: 'Para birimi',
  amount: (symbol) => `Tutar (${symbol})`,
  max: 'Maks.',
  submit: 'İncele',
  sent: {
    pending: 'Gönderildi. “İşlemler” bölümünden takip edin.',
    confirmed: 'Gönderildi ve ağ tarafından onaylandı.',
    failed: 'Gönderildi, ama işlem başarısız oldu.',
    unsaved:
      'Gönderildi, ama tarayıcınız bunu kaydedemedi. Bu sayfayı kapatmadan önce “İşlemler” bölümünden takip edin.'
  },
  isSent: {
    no: 'Hiçbir şey gönderilmedi.',
    likely: 'Bu işlem zaten ağda, yani büyük olasılıkla gönderildi: Tekrar denemeden önce cüzdanınıza bakın.',
    unknown: 'Yine de gönderilmiş olabilir: Tekrar denemeden önce cüzdanınıza bakın.'
  },
  notThisTime: 'Bu sefer hiçbir şey gönderilmedi.',
  late: {
    sent: (asked) => `Cüzdanınız bunu sonradan gönderdi: ${asked}. “İşlemler” bölümünden takip edin.`,
    otherAccount: (asked, account) =>
      `Cüzdanınız bunu sonradan onayladı: ${asked}. “İşlemler” bölümünden takip etmek için ${account} hesabını bağlayın.`,
    no: (asked) => `Hiçbir şey gönderilmedi: Cüzdanınız “${asked}” isteğini yerine getirmedi.`
  },
  attempts: {
    open: 'Bu gönderilmiş olabilir. Cüzdanınız bunu ne doğruladı ne de yalanladı: Tekrar denemeden önce oraya bakın ve istek hâlâ açıksa reddedin.',
    overtaken:
      'Bu gönderilmiş olabilir. O zamandan beri bu hesabın bir işlemi onaylandı: Bu işlem olup olmadığını gezginde kontrol edin.',
    overtakenElsewhere:
      'Bu gönderilmiş olabilir. O zamandan beri bu hesabın bir işlemi onaylandı: Bu işlem olup olmadığını cüzdanınızda kontrol edin.',
    explorer: 'Hesabı gezginde görüntüle',
    unreadable:
      'Cüzdanınız yanıt verdi, ancak yanıt okunamadı. Bu sayfa işlemi ağda bulursa “İşlemler” bölümünde listeler. Tekrar denemeden önce cüzdanınıza bakın.',
    nonceUsed:
      'Bu hesabın başka bir işlemi, bu istek için beklenen nonce’u kullandı. İstek cüzdanınızda hâlâ açıksa orada reddedin.',
    otherTransaction: 'Diğer işlemi gezginde görüntüle',
    neverSeen: 'Hiçbir düğüm bunu görmedi; sonraki ödemeniz etkilenmez. İstek cüzdanınızda hâlâ açıksa orada reddedin.',
    dismiss: 'Kapat',
    dismissNamed: (asked) => `Uyarıyı kapat: ${asked}`,
    title: 'Cüzdanınızdaki istekler',
    more: (count) => `Yanıtlanmamış diğer istekler: ${count}`,
    signature: 'Bu istek cüzdanınızda hâlâ açık olabilir. Açıksa orada reddedin.',
    message: 'Mesaj imzala',
    typedData: 'Veri imzala',
    other: 'Cüzdanınızda başka bir istek hâlâ açık olabilir. Orada yalnızca hâlâ istediğinizi onaylayın.',
    unsaved:
      'Tarayıcınız bu isteği saklayamıyor. Bu sayfayı kapatır veya yenilerseniz, istek gönderilse bile burada unutulur.'
  },
  again: {
    question: 'Bu transferin aynısı zaten gönderilmiş olabilir. Yeniden gönderirseniz iki kez ödeyebilirsiniz.',
    confirm: 'Yeniden gönder'
  },
  available: (amount) => `Kullanılabilir: ${amount}`,
  otherNetwork: (network) => `Bu adres ${network} içindir. Önce o ağa geçin veya bu ağ için bir adres girin.`,
  invisibleRemoved: 'Görünmeyen karakterler kaldırıldı.',
  problems: {
    'missing-recipient': 'Bir adres girin.',
    'invalid-recipient': 'Bu bir adres değil: 0x ve 40 onaltılık karakter gerekir.',
    'payment-request':
      'Bu, tutar veya başka ayrıntılar içeren bir ödeme isteği; bütünüyle alınamıyor. Alıcıyı ve tutarı kendiniz girin.',
    'mistyped-recipient': 'Bu adreste yazım hatası var: Sağlama toplamı uyuşmuyor. Yeniden kopyalayın.',
    'resolving-name': 'Bu ad aranıyor.',
    'invalid-name': 'Bu geçerli bir ad değil.',
    'unknown-name': 'Bu ad bir adrese karşılık gelmiyor.',
    'unreadable-name': 'Bu ad şu anda aranamıyor. Tekrar deneyin veya adresi girin.',
    'missing-amount': 'Bir tutar girin.',
    'invalid-amount':
      'Bu bir tutar değil veya çok fazla ondalık basamağı var. Tamamını, binlik ayırıcı kullanmadan yazın; örneğin 1500 veya 0,5.',
    'zero-amount': 'Sıfırdan büyük bir tutar girin.',
    'exceeds-balance': 'Bu, hesaptaki bakiyeden fazla.',
    'unknown-fee': 'Ücret şu anda tahmin edilemiyor. Ücrete yetecek kadar bırakan bir tutar girin.'
  }
}
