import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Bu sayfanın açıldığından beri istek gönderdiği tüm sunucular. Sayfayı kapattığınızda liste unutulur.',
  requests: 'İstekler',
  first: 'İlk',
  last: 'Son',
  page: 'Bu sayfanın kendisi',
  chain: (network) => `${network} verilerini okur`,
  names: 'Hesap adları ve resimleri',
  signIn: 'Oturum açma',
  relay: 'Diğer cihazlardaki cüzdanlar (WalletConnect)',
  team: 'Bu sitenin sayfaları',
  other: 'Amacı bilinmiyor',
  note: 'Bir istek, yanıtsız kalsa bile sona erdiğinde sayılır. Bu sayfa, cüzdanınızın ne istediğini bilemez.'
}
