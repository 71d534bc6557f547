import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'Tus claves siguen siendo tuyas',
      text: 'Una billetera guarda las claves de lo que tienes en una red. Ninguna página las ve nunca.'
    },
    {
      title: 'Tú lo apruebas todo',
      text: 'Una página solo puede pedir. La billetera te muestra lo que pide, y tú dices sí o no.'
    },
    {
      title: 'El mismo acceso en todas las páginas',
      text: 'Firmas un mensaje corto en lugar de escribir una contraseña. No cuesta nada.'
    }
  ],
  kinds: {
    both: 'Extensión y aplicación',
    extension: 'Extensión del navegador',
    app: 'Aplicación móvil',
    web: 'En este navegador, sin instalar nada'
  },
  get: 'Obtener',
  caution:
    'Ningún sitio web ni ninguna persona necesita jamás tu frase de recuperación. Quien la tenga lo controla todo.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} para ${browser}`,
      text: 'En la barra de herramientas, a un clic de cualquier página.',
      action: (browser) => `Añadir a ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} para tu teléfono`,
      text: 'Siempre contigo.',
      scan: 'Siempre contigo. Escaneas un código para conectarte.',
      page: 'Siempre contigo. Abres esta página dentro de ella para conectarte.',
      action: 'Obtener la aplicación'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'tu navegador'
  },
  download: {
    code: (wallet) => `Código para descargar ${wallet}`,
    scan: (wallet) => `Escanéalo para instalar ${wallet} en tu teléfono.`,
    store: (wallet) => `Instala ${wallet} desde la tienda y vuelve a esta página.`,
    openStore: 'Abrir la tienda',
    proceed: 'Continuar'
  },
  arrived: (wallet) => `${wallet} ya está en tu navegador.`,
  connect: 'Conectar',
  proceed: 'Continuar',
  toTheList: 'Volver a la lista',
  refresh: 'Actualizar',
  page: {
    code: (wallet) => `Código que abre esta página en ${wallet}`,
    scan: (wallet) => `Escanea este código para abrir esta página en ${wallet} en tu teléfono. Conéctate allí.`,
    addressCode: 'Código con la dirección de esta página',
    scanAddress: (wallet) =>
      `Escanea este código con el escáner de ${wallet} o introduce allí la dirección de esta página.`,
    enter: (wallet) => `Copia la dirección de esta página, ábrela en el navegador de ${wallet} y conéctate allí.`,
    copyAddress: 'Copiar la dirección de la página',
    loopback: 'Los teléfonos no pueden abrir esta página: su dirección solo funciona en este equipo.'
  },
  learnMore: 'Más información'
}
