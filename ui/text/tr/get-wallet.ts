import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Anahtarlarınız sizde kalır',
      text: 'Cüzdan, bir ağda sahip olduklarınızın anahtarlarını saklar. Hiçbir sayfa bunları göremez.'
    },
    {
      title: 'Her şeyi siz onaylarsınız',
      text: 'Sayfalar yalnızca isteyebilir. Cüzdan ne istendiğini gösterir, siz evet veya hayır dersiniz.'
    },
    {
      title: 'Her sayfa için tek giriş',
      text: 'Parola yazmak yerine kısa bir mesaj imzalarsınız. Ücret alınmaz.'
    }
  ],
  kinds: {
    both: 'Uzantı ve uygulama',
    extension: 'Tarayıcı uzantısı',
    app: 'Mobil uygulama',
    web: 'Bu tarayıcıda, yükleme gerekmez'
  },
  get: 'Edin',
  caution: 'Hiçbir site veya kişinin kurtarma ifadenize ihtiyacı olmaz. Onu bilen her şeyi kontrol eder.',
  options: {
    extension: {
      title: (wallet, browser) => `${browser} için ${wallet}`,
      text: 'Araç çubuğunda durur, her sayfada bir tık uzağınızda.',
      action: (browser) => `${browser} için ekle`
    },
    app: {
      title: (wallet) => `Telefonunuz için ${wallet}`,
      text: 'Hep yanınızda.',
      scan: 'Hep yanınızda. Bağlanmak için bir kod tararsınız.',
      page: 'Hep yanınızda. Bağlanmak için bu sayfayı onun içinde açarsınız.',
      action: 'Uygulamayı edin'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'tarayıcınız'
  },
  download: {
    code: (wallet) => `${wallet} indirme kodu`,
    scan: (wallet) => `${wallet} cüzdanını telefonunuza yüklemek için tarayın.`,
    store: (wallet) => `${wallet} cüzdanını mağazadan yükleyip bu sayfaya dönün.`,
    openStore: 'Mağazayı aç',
    proceed: 'Devam et'
  },
  arrived: (wallet) => `${wallet} yüklendi.`,
  connect: 'Bağlan',
  proceed: 'Devam et',
  toTheList: 'Listeye dön',
  refresh: 'Yenile',
  page: {
    code: (wallet) => `Bu sayfayı ${wallet} ile açan kod`,
    scan: (wallet) => `Bu sayfayı telefonunuzda ${wallet} ile açmak için bu kodu tarayın. Orada bağlanın.`,
    addressCode: 'Bu sayfanın adresinin kodu',
    scanAddress: (wallet) =>
      `Bu kodu ${wallet} cüzdanının kendi kod okuyucusuyla okutun veya bu sayfanın adresini oraya girin.`,
    enter: (wallet) => `Bu sayfanın adresini kopyalayın, ${wallet} içindeki tarayıcıda açın ve orada bağlanın.`,
    copyAddress: 'Sayfanın adresini kopyala',
    loopback: 'Telefonlar bu sayfayı açamaz: Adresi yalnızca bu bilgisayarda çalışır.'
  },
  learnMore: 'Daha fazla bilgi'
}
