import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Su tienda está abierta en otra pestaña. Fija la extensión.'
const store = 'Desde la tienda de aplicaciones de tu teléfono.'
const createOrImport = 'Crea o importa una billetera'
const phrase = 'Anota su frase de recuperación en papel y no la compartas nunca.'
const secretPhrase = 'Guarda su frase secreta de recuperación en papel, lejos de cualquier sitio web.'

export const steps: typeof englishSteps = (wallet) => {
  const create = {
    title: 'Crea tu billetera',
    description: 'O importa una. No compartas nunca su frase de recuperación.'
  }
  const openPage = `Abre esta página en ${wallet}`
  return {
    app: {
      install: { title: `Instala ${wallet}`, description: store },
      create,
      scan: {
        title: 'Escanea el código',
        description: `Aparece en el siguiente paso. Confirma la conexión en ${wallet}.`
      },
      'open-app': {
        title: 'Vuelve a esta página',
        description: `Luego conéctate: se abre ${wallet} y te pide confirmar.`
      },
      'scan-page': { title: openPage, description: 'Escanea el código del siguiente paso y conéctate allí.' },
      'scan-address': {
        title: openPage,
        description: `Escanea el código del siguiente paso en ${wallet} o introduce allí la dirección de esta página.`
      },
      'open-page': { title: openPage, description: 'Vuelve y pulsa «Conectar» para abrirla allí.' },
      'enter-page': { title: openPage, description: 'Copia su dirección en el siguiente paso y conéctate allí.' }
    },
    extension: {
      install: { title: `Añade ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Vuelve a esta página',
        description: `${wallet} aparece aquí automáticamente o tras actualizar.`
      },
      web: { title: openPage, description: 'Allí ya estará conectada.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: 'Instala la app MetaMask', description: `${store} Allí lo confirmas todo.` },
      create: { title: createOrImport, description: secretPhrase },
      scan: {
        title: 'Escanea con MetaMask',
        description: 'Toca su icono de escaneo, escanea el código del siguiente paso y confirma.'
      }
    },
    extension: {
      install: { title: 'Añade la extensión MetaMask', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Instala la app Rainbow', description: store },
      create: {
        title: createOrImport,
        description: 'Haz una copia en Rainbow para no perder nada si pierdes el teléfono.'
      },
      scan: {
        title: 'Escanea con Rainbow',
        description: 'Toca su botón de escaneo, escanea el código del siguiente paso y confirma.'
      }
    },
    extension: {
      install: { title: 'Añade la extensión Rainbow', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Instala Coinbase Wallet',
        description: 'En la tienda puede aparecer con su nuevo nombre, Base.'
      },
      create: {
        title: createOrImport,
        description: 'Haz una copia en la app. Su frase de recuperación es solo tuya.'
      }
    },
    extension: {
      install: { title: 'Añade Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Instala el navegador Brave', description: 'Brave Wallet viene incluida.' },
      create: {
        title: 'Crea tu Brave Wallet',
        description: 'Abre Wallet en el menú de Brave. Guarda su frase en papel.'
      },
      'scan-address': {
        title: 'Abre esta página en Brave',
        description: 'Escanea con Brave el código del siguiente paso y conéctate allí.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Abre Safe{Wallet}', description: 'Está abierta en otra pestaña.' },
      create: {
        title: 'Crea tu Safe',
        description: 'Elige sus propietarios. Cada uno firma con su propia billetera.'
      },
      web: {
        title: 'Añade esta página en Safe{Wallet}',
        description: 'Ábrela abajo o añade su dirección en Apps → My custom apps.'
      }
    }
  }
}
