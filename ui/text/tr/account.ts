import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: 'Giriş yap',
    wrongNetwork: 'Yanlış ağ',
    activity: 'Etkinlik',
    accountButton: (label) => `Hesap ${label}`,
    chainButton: (name) => `Ağ: ${name}`
  },
  networks: {
    block: (number) => `${number} numaralı blok`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `${shown} blok geride (${time}).`,
    slowSince: (time) => `Yavaş (şu zamandan beri: ${time}).`,
    inReserve: 'Yedekte',
    trouble: (since, reason, next) => `${since} itibarıyla: ${reason} ${next}`,
    unreachable: 'Düğüme ulaşılamıyor.',
    restingUntil: (time) => `Şu zamana kadar duraklatıldı: ${time}.`
  },
  lost: {
    slow: 'Cüzdanınız zamanında yanıt vermedi. Kilidini açın veya cüzdan güncellendiyse sayfayı yenileyin, ardından tekrar bağlanın.',
    absent: 'Cüzdanınız bu tarayıcıda bulunamadı. Uzantısını açıp sayfayı yenileyin veya başka bir cüzdan bağlayın.',
    wallet:
      'Bu sayfa bağlı değil, çünkü en son hangi cüzdanı kullandığınızı kesin olarak belirleyemiyor. Güvendiğiniz cüzdanı bağlayın.',
    account:
      'Cüzdanınız, geçen sefer kullandığınızdan farklı bir hesap sunuyor. Bu hesabı yalnızca hesabı kendiniz değiştirdiyseniz kullanın.',
    useOtherAccount: 'Diğer hesabı kullan',
    unsavedDisconnect: (wallet) =>
      `Cüzdan bağlantınız kesildi, ancak tarayıcınız bunu kaydedemedi. Bu sayfa bir daha yüklendiğinde ${wallet} ile yeniden bağlantı kurabilir.`
  },
  balance: {
    loading: 'Bakiye yükleniyor',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `${network} ağına ulaşılamıyor`,
    unreachableShort: 'ulaşılamıyor',
    notLoaded: (network) => `${network} ağındaki bakiye yüklenmedi`,
    behind: (network) => `${network} ağındaki bakiye güncel olmayabilir`,
    notLoadedShort: 'yüklenmedi',
    tryingAgain: 'Otomatik olarak yeniden deneniyor.',
    staleSince: (time) => `Bilinen son durum: ${time}`,
    unreadable: (symbol) => `${symbol} okunamıyor`,
    asksForPause: (time) => `Düğüm ara verilmesini istedi; şu zamandan önce istek gönderilmez: ${time}.`,
    failures: {
      unreachable: 'Bu ağın hiçbir düğümü yanıt vermiyor.',
      timeout: 'Düğüm zamanında yanıt vermedi.',
      'rate-limited': 'Düğüm istekleri sınırlıyor.',
      malformed: 'Düğüm geçersiz bir yanıt gönderdi.',
      'wrong-chain': 'Düğüm başka bir ağa hizmet veriyor.',
      reverted: 'Bu işlem başarısız olur.',
      'insufficient-funds': 'Hesapta bunu karşılayacak bakiye yok.',
      invalid: 'Ağ bu işlemi kabul etmiyor: gaz, ücret veya nonce uygun değil.',
      refused: 'Düğüm isteği reddetti.',
      behind: 'Yanıt veren düğüm geride: en yeni bloklar onda henüz yok.',
      'not-loaded': 'Sayfanın bir bölümü eksik.'
    }
  },
  signIn: {
    title: 'Hesabınızı doğrulayın',
    text: 'Bu hesabın size ait olduğunu kanıtlamak için cüzdanınızda bir mesaj imzalayın. Varlıklarınız yer değiştirmez, ücret alınmaz.',
    leaving: 'İptal ederseniz cüzdanınızın bağlantısı kesilir.',
    rejected: 'Giriş yapılmadı.',
    late: 'Mesaj imzalandığında süresi dolmuştu, bu yüzden yeni bir imza gerekiyor.',
    busyUntil: (time) => `Giriş hizmeti ${time} saatine kadar meşgul.`,
    notHere: (network) => `${network} ağında giriş yapamazsınız.`,
    contractNotHere: (network) => `Sözleşme olan bir hesap ${network} ağında giriş yapamaz.`,
    stillOpen: 'İstek cüzdanınızda hâlâ açık. Orada reddedin.',
    accountChanged: (account) =>
      `Cüzdanınız ${account} hesabından başka bir hesaba geçti, bu yüzden hiçbir şey imzalanmadı. Önceki istek cüzdanınızda hâlâ açık olabilir.`,
    preparing: 'Mesaj hazırlanıyor…',
    send: 'Mesajı gönder',
    waiting: 'İmza bekleniyor…',
    verifying: 'İmza doğrulanıyor…',
    tryAgain: 'Tekrar dene',
    cancel: 'İptal',
    errors: {
      preparing: 'Mesaj hazırlanamadı. Lütfen tekrar deneyin!',
      signing: 'Mesaj imzalanamadı. Lütfen tekrar deneyin!',
      verifying: 'İmza doğrulanamadı. Lütfen tekrar deneyin!',
      unknown: 'Bir şeyler ters gitti!'
    },
    shown: {
      title: 'İmzalayacağınız mesaj',
      website: 'Web sitesi',
      account: 'Hesap',
      network: 'Ağ',
      networkWithId: (name, chainId) => `${name} (ağ kimliği ${chainId})`,
      validity: 'Mesajın geçerliliği',
      unknown: 'henüz bilinmiyor',
      forMinutes: (minutes) => `en fazla ${minutes} dakika`,
      until: (time) => `bitiş: ${time}`
    },
    notAsShown:
      'Hazırlanan mesaj burada gösterilenden farklı olduğu için cüzdanınıza istek gönderilmedi. Hiçbir şey imzalanmadı. Mesajı tekrar gönderin; sorun yinelenirse sayfayı yenileyin.',
    switched:
      'Mesaj hazırlanırken cüzdanınızdaki hesap veya ağ değiştiği için cüzdanınıza istek gönderilmedi. Hiçbir şey imzalanmadı. Burada gösterilenleri kontrol edip mesajı tekrar gönderin.',
    differs: (what, shown, found) => `${what}: beklenen ${shown}, mesajdaki ${found}.`,
    differences: {
      layout: 'Metin, bu sayfanın yazdığı biçimde bir giriş mesajı değil.',
      domain: 'Web sitesi',
      uri: 'Sayfanın adresi',
      account: 'Hesap',
      chain: 'Ağ kimliği',
      nonce: 'Nonce',
      times: 'Mesaj, gösterilen süre boyunca geçerli olmaz.'
    },
    other: (account) =>
      `${account} hesabıyla giriş yapılmış, belki başka bir sekmede. Burada giriş yapmak o oturumu sonlandırır.`,
    signedIn: 'Giriş yapıldı',
    since: 'Başlangıç',
    until: 'Bitiş',
    signOut: 'Çıkış yap',
    left: (account) => `Cüzdanınız başka bir hesaba geçti; bu yüzden ${account} oturumu sona erdi.`,
    ended:
      'Oturumunuz sona erdi: Süresi doldu veya başka bir tarayıcıda sonlandırıldı. Cüzdanınız hâlâ bağlı; devam etmek için tekrar giriş yapın.',
    uncertain: 'Giriş hizmetine ulaşılamıyor; oturum bu arada sona ermiş olabilir. Otomatik olarak yeniden deneniyor.'
  },
  account: {
    copyAddress: 'Adresi kopyala',
    copied: 'Kopyalandı!',
    copyFailed: 'Kopyalanamadı. Metin seçildi: elle kopyalayın.',
    viaWalletConnect: (wallet) => `WalletConnect üzerinden ${wallet}`,
    disconnect: 'Bağlantıyı kes',
    recentTransactions: 'Son işlemler',
    viewAll: 'Tümünü gör',
    viewOnExplorer: 'Gezginde görüntüle',
    noTransactions: 'Bu sayfadan gönderdiğiniz işlemler burada görünür.'
  },
  transactions: {
    statuses: { pending: 'Beklemede', confirmed: 'Onaylandı', failed: 'Başarısız' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'gezgini yeni sekmede açar',
    damaged: 'Kayıtlı bazı işlemler okunamadığı için listede yer almıyor. Verileri olduğu gibi saklanıyor.',
    sentTo: (amount, recipient) => `${recipient} alıcısına ${amount} gönderimi`,
    revoked: (token) => `${token} harcama iznini iptal etme`
  },
  chains: {
    title: 'Ağ değiştir',
    connected: 'Bağlı',
    confirmInWallet: 'Cüzdanda onaylayın',
    wrongNetwork: 'Yanlış ağ algılandı. Devam etmek için ağı değiştirin veya bağlantıyı kesin.',
    cannotSwitch: (app) =>
      `Cüzdanınız ${app} üzerinden ağ değiştirmeyi desteklemiyor. Ağı cüzdanınızın içinden değiştirmeyi deneyin.`,
    followsTo: (network) => `Cüzdanınız ${network} ağına geçtiğinde bu sayfa da otomatik olarak geçer.`,
    followsToSupported: 'Cüzdanınız bu sayfanın desteklediği bir ağa geçtiğinde bu sayfa da otomatik olarak geçer.',
    followsToAny: 'Cüzdanınız bu ağlardan birine geçtiğinde bu sayfa da otomatik olarak geçer.',
    disconnect: 'Bağlantıyı kes',
    retry: 'Tekrar dene',
    switchTo: (network) => `${network} ağına geç`,
    filter: 'Ağ ara',
    noneFound: 'Bu adda bir ağ yok.',
    failed: (network, reason) => `Cüzdan ${network} ağında değil: ${reason}`,
    notConfigured: (chainId, connector) => `“${chainId}” ağı “${connector}” bağlayıcısı için yapılandırılmamış.`
  }
}
