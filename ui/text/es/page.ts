import type { PageTranslation } from '../page.ts'

export const page: PageTranslation = {
  shell: {
    skipToContent: 'Ir al contenido',
    mainNavigation: 'Principal',
    dashboard: 'Panel',
    connectWallet: 'Conectar billetera',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'Esta página no contacta con nadie antes de que tú lo pidas.',
    contacts: (hosts) => `Esta página puede contactar con ${hosts} en cualquier momento.`,
    reconnects: 'Una billetera conectada se reconecta en visitas posteriores hasta que la desconectes.',
    connections: 'Conexiones',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', midnight: 'Medianoche' },
    failed: 'Algo ha fallado en esta página.',
    tryAgain: 'Reintentar',
    reload: 'Recargar'
  },
  code: {
    offline: 'Este dispositivo no está conectado a internet.',
    missing: 'No se pudo cargar una parte de la página. Al reintentarlo, es posible que la página se recargue.'
  },
  home: {
    title: 'Tu billetera, con claridad.',
    lead: 'Consulta tu saldo y sigue tus transacciones. Cada firma y cada pago los apruebas tú en tu billetera.',
    connect: 'Conectar billetera',
    openDashboard: 'Abrir el panel',
    promises: [
      { title: 'Las claves se quedan contigo', text: 'Esta página nunca ve una clave. Solo tu billetera firma.' },
      {
        title: 'Nada en segundo plano',
        text: 'Sin rastreadores ni terceros. La página solo se comunica con una red cuando te conectas.'
      },
      {
        title: 'La verdad sobre tus transacciones',
        text: 'Pendiente, confirmada o fallida: lo que dice la cadena, incluso después de recargar.'
      }
    ],
    networks: 'Redes',
    moreNetworks: (count) => `y ${count} más`,
    testNetworks: 'Estas son redes de prueba. Los activos en ellas no tienen valor.'
  },
  dialogs: {
    close: 'Cerrar',
    back: 'Atrás',
    cancel: 'Cancelar',
    details: 'Detalles',
    copyDetails: 'Copiar detalles'
  },
  connect: {
    connectButton: 'Conectar billetera',
    browserWallet: 'Billetera del navegador'
  }
}
