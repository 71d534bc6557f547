import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Los servidores a los que esta página ha consultado desde que se abrió, según lo que informa tu navegador. La lista se olvida cuando cierras la página.',
  requests: 'Consultas',
  first: 'Primera',
  last: 'Última',
  page: 'Esta misma página',
  chain: (network) => `Lee ${network}`,
  names: 'Nombres de cuentas y sus imágenes',
  signIn: 'Inicio de sesión',
  relay: 'Billeteras en otros dispositivos (WalletConnect)',
  team: 'Páginas de este sitio',
  other: 'No se conoce el motivo',
  note: 'Una consulta cuenta cuando ha terminado, aunque no haya respuesta. No figuran los servidores a los que redirige una respuesta ni las consultas de tu billetera.'
}
