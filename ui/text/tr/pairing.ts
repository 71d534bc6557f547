import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `${wallet} bağlantı kodu`,
  preparing: 'Kod hazırlanıyor',
  ready: 'Kod taranmaya hazır.',
  validFor: (time) => `Kalan süre: ${time}`,
  newValidFor: (time) => `Yeni kod, kalan süre: ${time}`,
  expiresSoon: 'Kodun süresi bir dakika içinde dolacak. Yenisi otomatik olarak gelir.',
  renewed: 'Eski kodun yerine yeni bir kod geldi.',
  copyLink: 'Bağlantıyı kopyala',
  openAny: 'Cüzdan aç',
  openAnyTitle: 'Bu telefonda bir cüzdan aç',
  openAnyText: 'Orada onaylayıp buraya dönün.',
  openAnyHelp: 'Hiçbir şey açılmadı mı? Bağlantıyı kopyalayın veya kodu gösterip başka bir telefonla tarayın.',
  showCode: 'Kodu göster',
  hideCode: 'Kodu gizle',
  confirm: (wallet) => `Bağlantıyı ${wallet} cüzdanında onaylayıp buraya dönün.`,
  preparingLink: 'Bağlantı hazırlanıyor',
  open: (wallet) => `${wallet} cüzdanını aç`,
  openAgain: 'Tekrar aç',
  notOpened: (wallet) => `${wallet} açılmadı mı?`,
  notOpenedHelp: 'Tekrar deneyin, bağlantıyı cüzdana yapıştırın veya önce cüzdanı yükleyin.',
  inAppHelp:
    'Bu sayfa başka bir uygulamanın içinde açık; cüzdanlar oradan açılmayabilir. Sayfayı o uygulamanın menüsünden tarayıcınızda açın veya adresini kopyalayın.'
}
