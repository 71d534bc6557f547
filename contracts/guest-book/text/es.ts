import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('es')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Libro de visitas',
    lead: 'Deja un mensaje en la red. Se queda allí con tu dirección para que todo el mundo lo lea, y nadie puede cambiarlo ni borrarlo, ni siquiera tú.',
    facts: {
      network: 'Red',
      entries: 'Entradas',
      fee: 'Comisión por entrada',
      contract: 'Contrato',
      explorer: 'Ver en el explorador'
    },
    loading: 'Leyendo el libro de visitas…',
    unread: (reason) => `Ahora no se puede leer el libro de visitas. ${reason} Se reintentará automáticamente.`,
    stale: (reason) => `Lo que ves puede estar desactualizado. ${reason} Se reintentará automáticamente.`,
    retry: 'Reintentar',
    places: {
      elsewhere: (network, places) =>
        `Tu billetera está en ${network}, donde no hay libro de visitas. Hay uno en ${places}.`,
      shown: (network) => `Estás leyendo el de ${network}.`,
      nowhere: 'Todavía no hay ningún libro de visitas en las redes de esta página.',
      howToDeploy:
        'Si administras esta página: npm start despliega uno en tus redes locales. En una red pública, despliega el contrato y añade su dirección a contracts/contracts.config.ts.'
    },
    list: {
      title: 'Entradas más recientes',
      empty: 'Todavía no hay entradas. La tuya sería la primera.',
      number: (number) => `N.º ${number}`,
      you: 'Tú',
      unreadable: 'Este mensaje no tiene texto legible.',
      older: 'Mostrar entradas anteriores',
      newer: (count, shown) =>
        plural(count, {
          one: `${shown} entrada llegó mientras estabas aquí.`,
          many: `${shown} de entradas llegaron mientras estabas aquí.`,
          other: `${shown} entradas llegaron mientras estabas aquí.`
        }),
      notLive: (reason) => `Por ahora, las entradas nuevas no aparecen solas. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, {
          one: `Mostrar ${shown} entrada más`,
          many: `Mostrar ${shown} de entradas más`,
          other: `Mostrar ${shown} entradas más`
        })
    },
    form: {
      title: 'Firmar el libro de visitas',
      message: 'Mensaje',
      bytes: (used, most) => `${used} de ${most} bytes`,
      review: 'Revisar',
      connect: 'Conectar billetera',
      signIn: 'Iniciar sesión',
      whyConnect: 'Conecta una billetera para firmar. Para leer no hace falta.',
      whySignIn: 'Tu billetera está conectada. Inicia sesión con ella para firmar el libro de visitas.',
      problems: { empty: 'Primero escribe un mensaje.', long: 'Este mensaje es demasiado largo. Acórtalo.' }
    },
    review: { message: 'Mensaje', confirm: (fee) => `Firmar por ${fee}` },
    reasons: {
      WrongFee: 'El libro de visitas cobra otra comisión.',
      EmptyMessage: 'El mensaje está vacío.',
      MessageTooLong: 'El mensaje es demasiado largo.',
      NotOwner: 'Solo el propietario del libro de visitas puede hacer esto.',
      WithdrawalFailed: 'El propietario del libro de visitas no acepta el pago.'
    }
  }
}
