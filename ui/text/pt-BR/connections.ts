import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'Os servidores que esta página consultou desde que foi aberta, conforme informa seu navegador. A lista é esquecida quando você fecha a página.',
  requests: 'Consultas',
  first: 'Primeira',
  last: 'Última',
  page: 'Esta própria página',
  chain: (network) => `Lê ${network}`,
  names: 'Nomes de contas e suas imagens',
  signIn: 'Login',
  relay: 'Carteiras em outros dispositivos (WalletConnect)',
  team: 'Páginas deste site',
  other: 'O motivo não é conhecido',
  note: 'Uma consulta conta quando termina, mesmo sem resposta. Os servidores para os quais uma resposta redireciona e as consultas da sua carteira não aparecem aqui.'
}
