import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: 'Panel',
  disconnectedTitle: 'Panelinizi görmek için bir cüzdan bağlayın',
  disconnectedText: 'Bir cüzdan bağlandığında bakiyeleriniz ve işlemleriniz burada görünür.',
  unauthenticatedTitle: 'Panelinizi görmek için giriş yapın',
  unauthenticatedText:
    'Cüzdanınız bağlı. Hesabın size ait olduğunu kanıtlamak için bir mesaj imzalayın; ücret alınmaz.',
  sessions: {
    title: 'Giriş yaptığınız yerler',
    loading: 'Oturumlarınız yükleniyor',
    here: 'Bu tarayıcı',
    browserOn: (browser, system) => `${browser}, ${system}`,
    unknownBrowser: 'Bilinmeyen tarayıcı',
    lastUsed: (time) => `Son kullanım: ${time}`,
    noOthers: 'Başka bir tarayıcıda giriş yapılmamış.',
    others: (count) => `Başka ${count} tarayıcıda giriş yapılmış.`,
    end: 'Sonlandır',
    endNamed: (session) => `Oturumu sonlandır: ${session}`,
    ending: 'Sonlandırılıyor…',
    endOthers: 'Diğer her yerde çıkış yap',
    unreadable: 'Oturumlarınız yüklenemedi.',
    stale: 'Oturumlarınız yeniden yüklenemedi; bu liste güncel olmayabilir.',
    notEnded: 'Giriş hizmeti bunu onaylamadı; oturum hâlâ geçerli olabilir.',
    tryAgain: 'Tekrar dene'
  },
  balances: 'Bakiyeler',
  transactions: 'İşlemler',
  allActivity: 'Tüm etkinlik',
  shownOf: (shown, all) => `${shown} / ${all} gösteriliyor`,
  showMore: 'Daha fazla göster',
  current: 'Bağlı',
  reconnecting: 'Yeniden bağlanılıyor…',
  hideZero: 'Sıfır bakiyeleri gizle',
  showZero: 'Sıfır bakiyeleri göster',
  hiddenNetworks: (_count, shown) => `Bakiyesi olmayan ${shown} ağ gizlendi.`,
  hiddenTokens: (_count, shown) => `Bakiyesi sıfır olan ${shown} token gizlendi.`,
  totals: 'Toplamlar',
  totalOn: (symbol, _networks, shown) => `${shown} ağda ${symbol}`,
  totalOnSome: (symbol, known, _all, shownAll) => `${shownAll} ağın ${known} tanesinde ${symbol}`,
  testTotalOn: (symbol, _networks, shown) => `${shown} test ağında ${symbol}`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${shownAll} test ağının ${known} tanesinde ${symbol}`,
  source: {
    block: (number) => `${number} numaralı blok`
  },
  attention: {
    title: 'Dikkat gerektiriyor',
    gap: (waiting, missing) =>
      `Nonce’u ${waiting} olan işlem, bu ağda bulunmayan ${missing} nonce’lu işlemi bekliyor. Eksik işlemi cüzdanınızdan gönderin veya hesabın bekleyen işlemlerini orada sıfırlayın.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Nonce’u ${nonce} olan işlem en azından şu zamandan beri bekliyor: ${since}. Cüzdanınızda hızlandırın veya iptal edin: Ondan önce bu hesaptan başka hiçbir şey geçmez.`
        : `${shown} işlem ağı bekliyor. Nonce’u ${nonce} olan işlem en azından şu zamandan beri bekliyor: ${since}. Bu işlem diğerlerini de bekletiyor; cüzdanınızda hızlandırın veya iptal edin.`,
    noFee: (network, fee) =>
      `${network} ağında ağ ücretini ödemeye yetecek bakiye yok: Basit bir transfer en fazla ${fee} tutabilir.`,
    delegated: (network) =>
      `${network} ağında bu hesap bir sözleşmenin kodunu çalıştırıyor (EIP-7702). Bu sözleşme, hesaptaki her şeyi başka yere aktarabilir. Sözleşmeyi tanımıyorsanız yetkilendirmeyi cüzdanınızda iptal edin.`,
    contract: 'Sözleşme',
    allowances: {
      found: (network) =>
        `${network} ağında bu adresler, size tekrar sormadan bu hesaptaki bir tokenın tamamını harcayabilir. Artık kullanmadığınız veya tanımadığınız izinleri iptal edin.`,
      list: 'Bakiyenin tamamını kapsayan izinler',
      token: 'Token',
      spender: 'Harcayabilen',
      amount: 'İzin',
      unlimited: 'Sınırsız',
      others: (network, count) =>
        `${network} ağındaki diğer izinler (her biri bu hesaptaki tutardan azı için veya hesapta bulunmayan bir token için): ${count}`,
      after: 'Bundan sonraki izin',
      none: 'Yok',
      revoke: 'İptal et',
      revokeNamed: (token, spender) => `${token} için ${spender} adresine verilen izni iptal et`,
      since: (block) =>
        `Yalnızca ${block} numaralı bloktan bu yana verilen izinler kontrol edilebildi; daha eski sınırsız izinler burada eksik olabilir.`,
      noneSince: (network, block) =>
        `${network} ağında ${block} numaralı bloktan bu yana verilen izinler arasında sınırsız olanı bulunamadı. Daha eski izinler kontrol edilemedi.`,
      missed: (tokens, network) =>
        `${network} ağında bazı izinler (${tokens}) kontrol edilemedi; sınırsız olanlar burada eksik olabilir.`,
      many: (_count, shown) => `${shown} token`,
      again: 'Tekrar dene',
      againNamed: 'İzinleri kontrol etmeyi tekrar dene'
    }
  },
  view: {
    title: 'Görüntülenen hesap',
    readOnly: 'Salt okunur',
    explanation: 'Herkes her hesaba bakabilir. Burada hiçbir şey imzalanamaz veya gönderilemez.',
    besideWallet: 'Kendi cüzdanınız bağlı kalır.',
    stop: 'Görüntülemeyi bitir',
    lookingUp: 'Ad aranıyor…',
    open: 'Bir hesap görüntüle',
    field: 'Adres veya ad',
    hint: 'Salt okunur, cüzdan gerekmez',
    submit: 'Görüntüle',
    problems: {
      invalid: 'Bu ne bir adres ne de bir ad.',
      mistyped: 'Bu adreste yazım hatası var: Büyük harfleri uyuşmuyor. Kaynağıyla karşılaştırın.',
      'no-names': 'Bu sayfa ad aramaz. Adresi kullanın.',
      'no-account': 'Bu ada ait bir hesap bulunamadı.',
      unreachable: 'Ad aranamadı.'
    }
  },
  receive: {
    open: 'Al',
    title: 'Al',
    network: 'Ağ',
    code: (network) => `${network} ağındaki adresinizin QR kodu`,
    only: (network) =>
      `Bu koda yalnızca ${network} ağında gönderin: Başka bir ağda gönderilen, bu ağa ulaşmaz. Hesabınız Safe gibi bir sözleşmeyse ${network} ağında var olduğundan emin olun.`,
    address: 'Adresiniz',
    copyAddress: 'Adresi kopyala',
    copyLink: 'Ödeme bağlantısını kopyala'
  },
  network: {
    every: (duration) => `Blok süresi: ${duration}`,
    baseFee: 'Taban ücret',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `Son ${shown} bloğun taban ücreti, her birinde yaklaşık ${low} gwei`
        : `Son ${shown} bloğun taban ücreti, ${low} ile ${high} gwei arasında`,
    table: 'Bloklara göre taban ücret',
    block: 'Blok'
  },
  tryAgain: 'Tekrar dene',
  tryAgainNamed: (network) => `${network} ağını okumayı tekrar dene`
}
