import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('de')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Gästebuch',
    lead: 'Hinterlasse eine Nachricht im Netzwerk. Sie bleibt dort mit deiner Adresse für alle lesbar, und niemand kann sie ändern oder entfernen, auch du nicht.',
    facts: {
      network: 'Netzwerk',
      entries: 'Einträge',
      fee: 'Gebühr pro Eintrag',
      contract: 'Contract',
      explorer: 'Im Explorer ansehen'
    },
    loading: 'Das Gästebuch wird gelesen …',
    unread: (reason) =>
      `Das Gästebuch kann gerade nicht gelesen werden. ${reason} Es wird automatisch erneut versucht.`,
    stale: (reason) => `Was du siehst, ist vielleicht veraltet. ${reason} Es wird automatisch erneut versucht.`,
    retry: 'Erneut versuchen',
    places: {
      elsewhere: (network, places) =>
        `Deine Wallet ist auf ${network}, wo es kein Gästebuch gibt. Es gibt eines auf ${places}.`,
      shown: (network) => `Du liest das auf ${network}.`,
      nowhere: 'In den Netzwerken dieser Seite gibt es noch kein Gästebuch.',
      howToDeploy:
        'Wenn du diese Seite selbst betreibst: npm start stellt eines in deinen lokalen Netzwerken bereit. In einem öffentlichen Netzwerk stellst du den Smart Contract selbst bereit und trägst seine Adresse in contracts/contracts.config.ts ein.'
    },
    list: {
      title: 'Neueste Einträge',
      empty: 'Noch keine Einträge. Deiner wäre der erste.',
      number: (number) => `Nr. ${number}`,
      you: 'Du',
      unreadable: 'Diese Nachricht hat keinen lesbaren Text.',
      older: 'Ältere Einträge anzeigen',
      newer: (count, shown) =>
        plural(count, {
          one: `${shown} Eintrag ist dazugekommen, während du hier warst.`,
          other: `${shown} Einträge sind dazugekommen, während du hier warst.`
        }),
      notLive: (reason) => `Neue Einträge erscheinen im Moment nicht von selbst. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, { one: `${shown} weiteren Eintrag anzeigen`, other: `${shown} weitere Einträge anzeigen` })
    },
    form: {
      title: 'Ins Gästebuch eintragen',
      message: 'Nachricht',
      bytes: (used, most) => `${used} von ${most} Bytes`,
      review: 'Prüfen',
      connect: 'Wallet verbinden',
      signIn: 'Anmelden',
      whyConnect: 'Verbinde eine Wallet, um dich einzutragen. Zum Lesen brauchst du keine.',
      whySignIn: 'Deine Wallet ist verbunden. Melde dich mit ihr an, um dich ins Gästebuch einzutragen.',
      problems: { empty: 'Schreibe zuerst eine Nachricht.', long: 'Diese Nachricht ist zu lang. Kürze sie.' }
    },
    review: { message: 'Nachricht', confirm: (fee) => `Für ${fee} eintragen` },
    reasons: {
      WrongFee: 'Das Gästebuch verlangt eine andere Gebühr.',
      EmptyMessage: 'Die Nachricht ist leer.',
      MessageTooLong: 'Die Nachricht ist zu lang.',
      NotOwner: 'Das darf nur der Eigentümer des Gästebuchs.',
      WithdrawalFailed: 'Der Eigentümer des Gästebuchs nimmt die Zahlung nicht an.'
    }
  }
}
