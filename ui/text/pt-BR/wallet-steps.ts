import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'A loja está aberta em outra aba. Fixe a extensão.'
const store = 'Pela loja de aplicativos do seu celular.'
const createOrImport = 'Crie ou importe uma carteira'
const phrase = 'Anote a frase de recuperação em papel e nunca a compartilhe.'
const secretPhrase = 'Guarde a Frase de Recuperação Secreta em papel, fora de qualquer site.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Crie sua carteira',
    description: 'Ou importe uma. Nunca compartilhe a frase de recuperação dela.'
  }
  const openPage = `Abra esta página em ${wallet}`
  return {
    app: {
      install: { title: `Instale ${wallet}`, description: store },
      create,
      scan: {
        title: 'Escaneie o código',
        description: `Ele aparece na próxima etapa. Confirme a conexão em ${wallet}.`
      },
      'open-app': {
        title: 'Volte a esta página',
        description: `Depois conecte: ${wallet} abre e pede sua confirmação.`
      },
      'scan-page': { title: openPage, description: 'Escaneie o código na próxima etapa e conecte por lá.' },
      'scan-address': {
        title: openPage,
        description: `Escaneie o código da próxima etapa em ${wallet} ou digite lá o endereço desta página.`
      },
      'open-page': { title: openPage, description: 'Volte e toque em “Conectar” para abri-la lá.' },
      'enter-page': { title: openPage, description: 'Copie o endereço dela na próxima etapa e conecte por lá.' }
    },
    extension: {
      install: { title: `Adicione ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Volte a esta página',
        description: `${wallet} aparece aqui automaticamente ou após atualizar.`
      },
      web: { title: openPage, description: 'A conexão acontece por lá.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: 'Instale o app MetaMask', description: `${store} Lá você confirma tudo.` },
      create: { title: createOrImport, description: secretPhrase },
      scan: {
        title: 'Escaneie com MetaMask',
        description: 'Toque no ícone de leitura, escaneie o código na próxima etapa e confirme.'
      }
    },
    extension: {
      install: { title: 'Adicione a extensão MetaMask', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Instale o app Rainbow', description: store },
      create: {
        title: createOrImport,
        description: 'Faça backup em Rainbow para não perder nada se perder o celular.'
      },
      scan: {
        title: 'Escaneie com Rainbow',
        description: 'Toque no botão de leitura, escaneie o código na próxima etapa e confirme.'
      }
    },
    extension: {
      install: { title: 'Adicione a extensão Rainbow', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Instale Coinbase Wallet',
        description: 'Na loja, pode aparecer com o novo nome, Base.'
      },
      create: {
        title: createOrImport,
        description: 'Faça backup no app. A frase de recuperação é só sua.'
      }
    },
    extension: {
      install: { title: 'Adicione Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Instale o navegador Brave', description: 'Brave Wallet já vem incluída.' },
      create: {
        title: 'Crie sua Brave Wallet',
        description: 'Abra Wallet no menu do Brave. Guarde a frase em papel.'
      },
      'scan-address': {
        title: 'Abra esta página no Brave',
        description: 'Escaneie com o Brave o código da próxima etapa e conecte por lá.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Abra Safe{Wallet}', description: 'Está aberta em outra aba.' },
      create: {
        title: 'Crie sua Safe',
        description: 'Escolha os proprietários. Cada um assina com a própria carteira.'
      },
      web: {
        title: 'Adicione a página em Safe{Wallet}',
        description: 'Abra-a abaixo ou adicione o endereço dela em Apps → My custom apps.'
      }
    }
  }
}
