import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} bu tarayıcıda kullanılamıyor.`

export const walletFailures: typeof english = {
  rejected: 'İsteği cüzdanınızda reddettiniz.',
  'not-completed': 'Bağlantı tamamlanmadı.',
  pending: 'Cüzdanınız zaten bir istek gösteriyor. Cüzdanı açıp önce onu yanıtlayın.',
  stayed: 'Cüzdan ağ değiştirmedi.',
  'wrong-network': 'Cüzdanınız başka bir ağda. Önce ağı değiştirin.',
  'none-shared': 'Cüzdanınız bu sayfanın kullanabileceği bir ağ paylaşmıyor.',
  'not-shared': 'Cüzdanınız bu ağı sayfayla paylaşmıyor. Cüzdanda izin verin veya başka bir ağa geçin.',
  'no-chains': 'Bağlayıcıda ağ bulunamadı.',
  'chain-not-found': 'Ağ, bağlayıcıda bulunamadı.',
  unauthorized: 'Cüzdanınız bu hesabı artık sayfayla paylaşmıyor.',
  'account-changed': 'Cüzdanınız yanıt vermeden önce başka bir hesaba geçti. O hesapla tekrar deneyin.',
  unsupported: 'Cüzdanınız bunu yapamıyor.',
  timeout: 'Cüzdanınız yanıt vermedi. Kilitli veya penceresi gizlenmiş olabilir.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect yanıt vermedi. Cüzdanınıza onun üzerinden ulaşılıyor.',
  offline: 'Bu cihaz internete bağlı değil.',
  refused: 'WalletConnect bu sayfayı kabul etmiyor.',
  'no-project': 'WalletConnect bu sayfa için ayarlanmamış.',
  'invalid-response': 'Cüzdanınız geçersiz bir yanıt gönderdi.',
  'no-account': 'Cüzdanınız hiçbir hesap paylaşmadı.',
  'not-opened': 'Tarayıcı, sayfanın WalletConnect’i açmasına izin vermedi. Sayfayı yenileyip tekrar deneyin.',
  interrupted: 'Cüzdanınız yanıt vermeden önce bağlantı koptu. İstek orada hâlâ açık olabilir.',
  'other-connected':
    'Önce başka bir cüzdan bağlandı, belki başka bir sekmede. Bunu kullanmak için orada onun bağlantısını kesin.',
  unknown: 'Cüzdanda bir şeyler ters gitti.',
  disconnected: 'Cüzdanınız hiçbir ağa bağlı değil.',
  'chain-disconnected': 'Cüzdanınız bu ağa bağlı değil.',
  'unknown-chain': 'Cüzdanınız bu ağı tanımıyor.',
  invalid: 'Cüzdanınız isteği geçersiz buluyor.',
  'invalid-data': 'Bu sayfa, hiçbir cüzdanın imzalayamayacağı bir şey hazırladı. Cüzdanınıza istek gönderilmedi.',
  limited: 'Cüzdanınız çok fazla istek aldı. Biraz bekleyip tekrar deneyin.',
  'duplicate-batch': 'Cüzdanınız bu isteği zaten aldı.',
  'unknown-batch': 'Cüzdanınız bu isteği tanımıyor.',
  'too-many-calls': 'Bu, cüzdanınızın tek istekte yapabileceğinden fazla.',
  reverted: 'Bir sözleşme bu isteği reddetti.',
  'insufficient-funds': 'Hesapta bunu ödeyecek kadar bakiye yok.'
}
