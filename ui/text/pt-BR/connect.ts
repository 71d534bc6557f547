import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Conecte uma carteira',
  titles: {
    learn: 'O que é uma carteira?',
    getAny: 'Obtenha uma carteira',
    scan: (wallet = 'seu celular') => `Escaneie com ${wallet}`,
    get: (wallet) => `Obter ${wallet}`,
    install: (wallet) => `Instale ${wallet}`,
    instructions: (wallet) => `Configure ${wallet}`
  },
  groups: { installed: 'Instaladas', popular: 'Populares' },
  recent: 'Recente',
  unsupported: '(não compatível)',
  empty: 'Nenhuma carteira foi encontrada neste navegador.',
  emptyHelp: 'Carteiras recém-instaladas aparecem aqui automaticamente.',
  cautions: {
    'shared-identifier': 'Outra carteira usa este identificador. Uma delas pode ser falsa.',
    'borrowed-name': 'Tem o nome de uma carteira conhecida, mas não o identificador dela. Pode ser falsa.',
    help: 'Esta página não tem como saber se ela é autêntica. Continue somente se reconhecer a janela que se abrir. Em caso de dúvida, desative as extensões que você não instalou.'
  },
  newToWallets: 'Primeira carteira?',
  opening: (wallet) => `Abrindo ${wallet}…`,
  confirm: (wallet) => `Confirme a conexão em ${wallet}.`,
  pageLink: (wallet) => `${wallet} abre esta página no próprio navegador. Conecte por lá.`,
  pageInside: (wallet) => `${wallet} mostra esta página na própria interface e se conecta a ela automaticamente.`,
  openPageIn: (wallet) => `Abrir em ${wallet}`,
  connected: (wallet) => `Conexão feita com ${wallet}`,
  preparing: 'Carregando sua conta…',
  failedTitle: (wallet) => `Sem conexão com ${wallet}`,
  retry: 'TENTAR DE NOVO',
  loading: 'Carregando',
  opensNewTab: 'abre em uma nova aba'
}
