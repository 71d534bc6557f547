import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Tarayıcınızın bildirdiği kadarıyla, bu sayfanın açıldığından beri istek gönderdiği sunucular. Sayfayı kapattığınızda liste unutulur.',
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
  note: 'Bir istek, yanıtsız kalsa bile sona erdiğinde sayılır. Bir yanıtın yönlendirdiği sunucular ve cüzdanınızın istekleri listelenmez.'
}
