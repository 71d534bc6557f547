import type { activity as english } from '#ui/text/en/activity.ts'

const transactionCount = (_count: number, shown: string) => `${shown} işlem`
const entryCount = (_count: number, shown: string) => `${shown} kayıt`

export const activity: typeof english = {
  title: 'Etkinlik',
  disconnectedTitle: 'Etkinliğinizi görmek için bir cüzdan bağlayın',
  disconnectedText: 'Bir cüzdan bağlandığında bu sayfadan gönderdikleriniz burada listelenir.',
  unauthenticatedTitle: 'Etkinliğinizi görmek için giriş yapın',
  unauthenticatedText:
    'Cüzdanınız bağlı. Hesabın size ait olduğunu kanıtlamak için bir mesaj imzalayın; ücret alınmaz.',
  scope:
    'Bu hesabın bu sayfadan gönderdiklerinden bu tarayıcının sakladıkları: en fazla 10.000 işlem, depolama alanı doluysa daha az. Başka yerden gönderilenler ve alınanlar listelenmez.',
  scopeWithTransfers:
    'Bu hesabın bu sayfadan gönderdiklerinden bu tarayıcının sakladıkları: en fazla 10.000 işlem, depolama alanı doluysa daha az. Bu sayfanın listelediği tokenların transferleri, nereden gönderilmiş olursa olsun, ağlardan okunur. Başka yerden gönderilen veya alınan diğer her şey listelenmez.',
  notOfOthers:
    'Etkinlik yalnızca bağlı hesabı gösterir, çünkü büyük bölümü bu tarayıcıda saklanır. Yalnızca görüntülenen bir hesabın bakiyeleri panelde gösterilir.',
  viewedDashboard: 'Panelini görüntüle',
  own: 'Kendi etkinliğiniz',
  list: 'İşlemler',
  readingHistory: 'Bu tarayıcının sakladıkları okunuyor…',
  filters: 'Filtre',
  search: 'Ara',
  searchHint: 'Açıklama, adres veya hash',
  network: 'Ağ',
  everyNetwork: 'Tümü',
  state: 'Durum',
  everyState: 'Tümü',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, _all, shownAll) => `${some} / ${shownAll} işlem`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, _all, shownAll) => `${some} / ${shownAll} kayıt`,
  noneMatch: 'Eşleşen işlem yok.',
  showAll: 'Filtreleri temizle',
  notHere: 'Bu bağlantıdaki işlem, bu hesabın bu tarayıcıdaki etkinliğinde yok.',
  exportCsv: 'CSV olarak dışa aktar',
  exportJson: 'JSON olarak dışa aktar',
  exported: (shown) => `Dışa aktarıldı: ${shown}.`,
  today: 'Bugün',
  yesterday: 'Dün',
  unknownDay: 'Tarih bilinmiyor',
  details: 'İşlemin ayrıntıları',
  facts: {
    status: 'Durum',
    network: 'Ağ',
    from: 'Gönderen',
    to: 'Alıcı',
    hash: 'Hash',
    proposal: 'Öneri',
    replacedBy: 'Yerine geçen',
    nonce: 'Nonce',
    minedAt: 'Blok zamanı',
    gasUsed: 'Kullanılan gas'
  },
  timeline: 'Neler oldu',
  steps: {
    asked: 'Cüzdanınıza istek gönderildi.',
    sent: 'Gönderildi: Cüzdanınız hash’i bu sayfaya verdi.',
    proposed: 'Safe’e önerildi.',
    firstPolled: (block) => `Ağda ilk kez ${block} numaralı blokta arandı.`,
    seen: 'Bir düğümde görüldü.',
    reorganised: (block) => `${block} numaralı bloktaydı; ağ bu bloğu sonradan zincirden çıkardı.`,
    mined: (count, _wanted, shownWanted) => `Bir blokta: ${count} / ${shownWanted} onay.`,
    inBlock: (block) => `${block} numaralı blokta.`,
    replacedInBlock: (block) => `Yerine geçen işlem ${block} numaralı blokta.`,
    settledAt: (block) => `Değiştirildiği ${block} numaralı blok itibarıyla saptandı.`,
    awaited: 'Bir bloğa alınması bekleniyor.',
    confirmed: 'Onaylandı.',
    failed: 'Başarısız.',
    reverted: 'Başarısız: Ağ işlemi geri aldı, yalnızca ücret ödendi.',
    final: 'Kesinleşti: Blok, ağın zincirden çıkaramayacağı kadar derinde.'
  },
  hurry: {
    title: 'Hızlandır veya iptal et',
    where: (nonce) =>
      `Bu işlemi (nonce ${nonce}) cüzdanınızda açıp orada “Hızlandır” veya “İptal et” seçeneğini kullanın. Bu sayfa hangisinin bloğa alındığını kendisi bulur.`,
    whereWithoutNonce:
      'Bu işlemi cüzdanınızda açıp orada “Hızlandır” veya “İptal et” seçeneğini kullanın. Bu sayfa hangisinin bloğa alındığını kendisi bulur.',
    why: 'Bu sayfa sizin için başka bir işlem göndermez: Birçok cüzdan, sayfanın verdiği nonce’u yok sayar ve iki kez ödemiş olursunuz.'
  },
  forget: 'Bu işlemi unut',
  copyLink: 'Bağlantıyı kopyala',
  transfers: {
    title: 'Token transferleri',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `${amount} alındı`,
      out: (amount) => `${amount} gönderildi`,
      self: (amount) => `Aynı hesaba ${amount} gönderildi`
    },
    from: (address) => `gönderen: ${address}`,
    to: (address) => `alıcı: ${address}`,
    reading: 'Aranıyor…',
    nothingYet: 'Henüz aranmadı.',
    everything: 'İlk bloğa kadar arandı.',
    since: (block) => `${block} numaralı bloğa kadar arandı.`,
    sinceTime: (block, time) => `${block} numaralı bloğa kadar arandı (${time}).`,
    refused: (reason) => `${reason} Transferler okunamadı.`,
    refusedOlder: (reason) => `${reason} Daha eski transferler okunamadı.`,
    unreadable: (tokens) => `Bazı transferler (${tokens}) eksik olabilir: Günlükleri okunamadı.`,
    lookedAt: (time) => `En yeni blokların son okunması: ${time}.`,
    further: 'Daha eskilere bak',
    again: 'Tekrar dene',
    newer: 'Yeniden bak',
    furtherNamed: (network) => `${network} ağında daha eskilere bak`,
    againNamed: (network) => `${network} ağında tekrar dene`,
    newerNamed: (network) => `${network} ağında yeniden bak`,
    overview: (_count, shown) => `${shown} ağda token transferleri`,
    withNothing: (count) => `Sıfır tutarlı transferleri göster (${count})`,
    aboutNothing:
      'Tanıdığınız bir adrese benzeyen başka bir adresi bu listeye sokmak için herkes, sizin adınıza bile, bunları oluşturabilir.',
    lookAlike: 'Benzer adres',
    lookAlikeOf:
      'Dikkat: Diğer adresin başı ve sonu tanıdığınız bir adresle aynı, ama bu başka bir adres. Böyle adresler karıştırılsın diye oluşturulur. Tanıdığınız adres şu:',
    details: 'Transferin ayrıntıları',
    amount: 'Tutar',
    token: 'Token',
    block: 'Blok',
    time: 'Zaman',
    notFound:
      'Bu bağlantıdaki transfer, şimdiye kadar bulunanlar arasında yok. Daha eskilere bakın veya hangi hesabın bağlı olduğunu kontrol edin.'
  }
}
