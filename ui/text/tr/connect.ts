import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Cüzdan bağla',
  titles: {
    learn: 'Cüzdan nedir?',
    getAny: 'Cüzdan edin',
    scan: (wallet) => (wallet === undefined ? 'Telefonla tara' : `${wallet} ile tara`),
    get: (wallet) => `${wallet} edin`,
    install: (wallet) => `${wallet} yükle`,
    instructions: (wallet) => `${wallet} kurulumu`
  },
  groups: { installed: 'Yüklü', popular: 'Popüler' },
  recent: 'Son kullanılan',
  unsupported: '(desteklenmiyor)',
  empty: 'Bu tarayıcıda cüzdan bulunamadı.',
  emptyHelp: 'Yeni yüklenen cüzdanlar burada otomatik olarak görünür.',
  cautions: {
    'shared-identifier': 'Bu kimliği başka bir cüzdan da kullanıyor. İkisinden biri sahte olabilir.',
    'borrowed-name': 'Bilinen bir cüzdanın adını taşıyor, ama kimliği farklı. Sahte olabilir.',
    help: 'Bu sayfa cüzdanın gerçek olup olmadığını anlayamaz. Yalnızca açılan pencereyi tanıyorsanız devam edin. Şüpheniz varsa sizin yüklemediğiniz uzantıları kapatın.'
  },
  newToWallets: 'Cüzdanınız yok mu?',
  opening: (wallet) => `${wallet} açılıyor…`,
  confirm: (wallet) => `Bağlantıyı ${wallet} cüzdanında onaylayın.`,
  pageLink: (wallet) => `${wallet} bu sayfayı kendi tarayıcısında açar. Orada bağlanın.`,
  pageInside: (wallet) => `${wallet} bu sayfayı kendi içinde gösterir ve otomatik olarak bağlanır.`,
  openPageIn: (wallet) => `${wallet} ile aç`,
  connected: (wallet) => `${wallet} bağlandı`,
  preparing: 'Hesabınız yükleniyor…',
  failedTitle: (wallet) => `${wallet} bağlı değil`,
  retry: 'TEKRAR DENE',
  loading: 'Yükleniyor',
  opensNewTab: 'yeni sekmede açılır'
}
