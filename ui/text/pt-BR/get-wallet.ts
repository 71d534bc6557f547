import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Suas chaves continuam suas',
      text: 'Uma carteira guarda as chaves do que você possui em uma rede. Nenhuma página jamais as vê.'
    },
    {
      title: 'Você aprova tudo',
      text: 'Uma página só pode pedir. A carteira mostra o que ela pede, e você diz sim ou não.'
    },
    {
      title: 'O mesmo acesso em todas as páginas',
      text: 'Você assina uma mensagem curta em vez de digitar uma senha. Não custa nada.'
    }
  ],
  kinds: {
    both: 'Extensão e aplicativo',
    extension: 'Extensão do navegador',
    app: 'Aplicativo para celular',
    web: 'Neste navegador, sem instalar nada'
  },
  get: 'Obter',
  caution: 'Nenhum site ou pessoa jamais precisa da sua frase de recuperação. Quem a tiver controla tudo.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} para ${browser}`,
      text: 'Fica na barra de ferramentas, a um clique de qualquer página.',
      action: (browser) => `Adicionar ao ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} para seu celular`,
      text: 'Sempre com você.',
      scan: 'Sempre com você. Você escaneia um código para conectar.',
      page: 'Sempre com você. Você abre esta página dentro dele para conectar.',
      action: 'Obter o aplicativo'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'seu navegador'
  },
  download: {
    code: (wallet) => `Código para baixar ${wallet}`,
    scan: (wallet) => `Escaneie para instalar ${wallet} no seu celular.`,
    store: (wallet) => `Instale ${wallet} pela loja e volte a esta página.`,
    openStore: 'Abrir a loja',
    proceed: 'Continuar'
  },
  arrived: (wallet) => `Instalação de ${wallet} concluída.`,
  connect: 'Conectar',
  proceed: 'Continuar',
  toTheList: 'Voltar à lista',
  refresh: 'Atualizar',
  page: {
    code: (wallet) => `Código que abre esta página em ${wallet}`,
    scan: (wallet) => `Escaneie este código para abrir esta página em ${wallet} no seu celular. Conecte por lá.`,
    addressCode: 'Código com o endereço desta página',
    scanAddress: (wallet) => `Escaneie este código com o leitor de ${wallet} ou digite lá o endereço desta página.`,
    enter: (wallet) => `Copie o endereço desta página, abra-o no navegador de ${wallet} e conecte por lá.`,
    copyAddress: 'Copiar o endereço da página',
    loopback: 'Celulares não conseguem abrir esta página: o endereço dela só funciona neste computador.'
  },
  learnMore: 'Saiba mais'
}
