import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Ir para o conteúdo',
    mainNavigation: 'Principal',
    dashboard: 'Painel',
    connectWallet: 'Conectar carteira',
    openMenu: 'Abrir menu',
    closeMenu: 'Fechar menu',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Esta página não entra em contato com ninguém antes de você pedir.',
    contacts: (hosts) => `Esta página pode entrar em contato com ${hosts} a qualquer momento.`,
    reconnects: 'Uma carteira conectada se reconecta nas próximas visitas até você desconectá-la.',
    connections: 'Conexões',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro', midnight: 'Meia-noite' },
    failed: 'Algo deu errado nesta página.',
    tryAgain: 'Tentar de novo',
    reload: 'Recarregar'
  },
  code: {
    offline: 'Este dispositivo não está conectado à internet.',
    missing: 'Não foi possível carregar uma parte da página. Ao tentar de novo, a página pode ser recarregada.'
  },
  home: {
    title: 'Sua carteira, com clareza.',
    lead: 'Veja seu saldo e acompanhe suas transações. Você aprova cada assinatura e cada pagamento na sua carteira.',
    connect: 'Conectar carteira',
    openDashboard: 'Abrir o painel',
    promises: [
      { title: 'As chaves ficam com você', text: 'Esta página nunca vê uma chave. Só sua carteira assina.' },
      {
        title: 'Nada em segundo plano',
        text: 'Sem rastreadores, sem terceiros. A página só fala com uma rede depois que você conecta.'
      },
      {
        title: 'A verdade sobre as transações',
        text: 'Pendente, confirmada ou com falha: o que a rede diz, mesmo depois de recarregar.'
      }
    ],
    networks: 'Redes',
    moreNetworks: (count) => `e mais ${count}`,
    testNetworks: 'Estas são redes de teste. Os ativos nelas não têm valor.'
  },
  dialogs: {
    close: 'Fechar',
    back: 'Voltar',
    cancel: 'Cancelar',
    details: 'Detalhes',
    copyDetails: 'Copiar detalhes'
  },
  connect: {
    connectButton: 'Conectar carteira',
    browserWallet: 'Carteira do navegador'
  }
}
