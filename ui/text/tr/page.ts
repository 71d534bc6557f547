import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'İçeriğe geç',
    mainNavigation: 'Ana menü',
    dashboard: 'Panel',
    connectWallet: 'Cüzdan bağla',
    openMenu: 'Menüyü aç',
    closeMenu: 'Menüyü kapat',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Siz istemeden bu sayfa kimseyle iletişim kurmaz.',
    contacts: (hosts) => `Bu sayfa her an ${hosts} ile iletişim kurabilir.`,
    reconnects: 'Bağladığınız cüzdan, siz bağlantısını kesene kadar sonraki ziyaretlerinizde yeniden bağlanır.',
    connections: 'Bağlantılar',
    theme: 'Tema',
    themes: { system: 'Sistem', light: 'Açık', dark: 'Koyu', midnight: 'Gece yarısı' },
    failed: 'Bu sayfada bir sorun oluştu.',
    tryAgain: 'Tekrar dene',
    reload: 'Yenile'
  },
  code: {
    offline: 'Bu cihaz internete bağlı değil.',
    missing: 'Sayfanın bir bölümü yüklenemedi. Tekrar denediğinizde sayfa yenilenebilir.'
  },
  home: {
    title: 'Cüzdanınız, tüm açıklığıyla.',
    lead: 'Bakiyenizi görün, işlemlerinizi takip edin. Her imzayı ve ödemeyi cüzdanınızda siz onaylarsınız.',
    connect: 'Cüzdan bağla',
    openDashboard: 'Paneli aç',
    promises: [
      { title: 'Anahtarlar sizde kalır', text: 'Bu sayfa hiçbir anahtarı görmez. Yalnızca cüzdanınız imzalar.' },
      {
        title: 'Arka planda hiçbir şey yok',
        text: 'İzleyici yok, üçüncü taraf yok. Sayfa bir ağla ancak siz bağlandıktan sonra iletişim kurar.'
      },
      {
        title: 'İşlemlerin gerçek durumu',
        text: 'Beklemede, onaylandı veya başarısız: Sayfa yenilense bile zincir ne diyorsa o.'
      }
    ],
    networks: 'Ağlar',
    moreNetworks: (count) => `ve ${count} ağ daha`,
    testNetworks: 'Bunlar test ağlarıdır. Bu ağlardaki varlıkların değeri yoktur.'
  },
  dialogs: {
    close: 'Kapat',
    back: 'Geri',
    cancel: 'İptal',
    details: 'Ayrıntılar',
    copyDetails: 'Ayrıntıları kopyala'
  },
  connect: {
    connectButton: 'Cüzdan bağla',
    browserWallet: 'Tarayıcı cüzdanı'
  }
}
