import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Envoyer',
  recipient: 'Destinataire',
  recipientHint: '0x et 40 caractères',
  recipientOrNameHint: '0x et 40 caractères, ou un nom tel que alice.eth',
  asset: 'Devise',
  amount: (symbol) => `Montant en ${symbol}`,
  max: 'Max.',
  submit: 'Vérifier',
  sent: {
    pending: 'Envoyé. Suivez-le dans Transactions.',
    confirmed: 'Envoyé et confirmé par le réseau.',
    failed: 'Envoyé, mais la transaction a échoué.',
    unsaved:
      'Envoyé, mais votre navigateur n’a pas pu l’enregistrer. Suivez-le dans Transactions avant de fermer cette page.'
  },
  isSent: {
    no: 'Rien n’a été envoyé.',
    likely:
      'Le réseau a déjà cette transaction, elle a donc très probablement été envoyée : vérifiez dans votre portefeuille avant de réessayer.',
    unknown: 'L’envoi a peut-être eu lieu malgré tout : vérifiez dans votre portefeuille avant de réessayer.'
  },
  notThisTime: 'Rien n’a été envoyé cette fois-ci.',
  late: {
    sent: (asked) => `Votre portefeuille a finalement envoyé ceci : ${asked}. Suivez-le dans Transactions.`,
    otherAccount: (asked, account) =>
      `Votre portefeuille a finalement approuvé ceci : ${asked}. Pour le suivre dans Transactions, connectez ${account}.`,
    no: (asked) => `Rien n’a été envoyé : votre portefeuille n’a pas exécuté « ${asked} ».`
  },
  attempts: {
    open: 'Ceci a peut-être été envoyé. Votre portefeuille n’a pas indiqué s’il l’a fait : vérifiez-y avant de réessayer, et refusez la demande si elle est toujours ouverte.',
    overtaken:
      'Ceci a peut-être été envoyé. Une transaction de ce compte a été confirmée depuis : consultez l’explorateur pour voir s’il s’agissait de celle-ci.',
    overtakenElsewhere:
      'Ceci a peut-être été envoyé. Une transaction de ce compte a été confirmée depuis : consultez votre portefeuille pour voir s’il s’agissait de celle-ci.',
    explorer: 'Voir le compte dans l’explorateur',
    unreadable:
      'Votre portefeuille a répondu, mais de façon illisible. Si cette page trouve la transaction sur le réseau, elle l’affichera dans Transactions. Vérifiez dans votre portefeuille avant de réessayer.',
    nonceUsed:
      'Une autre transaction de ce compte a utilisé le nonce attendu pour cette demande. Si la demande est toujours ouverte dans votre portefeuille, refusez-la là-bas.',
    otherTransaction: 'Voir l’autre transaction dans l’explorateur',
    neverSeen:
      'Aucun nœud ne l’a vue ; votre prochain paiement n’est pas concerné. Si la demande est toujours ouverte dans votre portefeuille, refusez-la là-bas.',
    dismiss: 'Ignorer',
    dismissNamed: (asked) => `Ignorer l’avertissement : ${asked}`,
    title: 'Demandes dans votre portefeuille',
    more: (count) => `Autres demandes sans réponse : ${count}`,
    signature: 'Ceci est peut-être encore ouvert dans votre portefeuille. Si c’est le cas, refusez-le là-bas.',
    message: 'Signer un message',
    typedData: 'Signer des données',
    other:
      'Une autre demande est peut-être encore ouverte dans votre portefeuille. N’y approuvez que ce que vous voulez encore.',
    unsaved:
      'Votre navigateur ne peut pas enregistrer cette demande. Si vous fermez ou rechargez cette page, elle sera oubliée ici, même si elle est envoyée.'
  },
  again: {
    question: 'Ce transfert exact a peut-être déjà été envoyé. Le renvoyer pourrait vous faire payer deux fois.',
    confirm: 'Envoyer de nouveau'
  },
  available: (amount) => `Disponible : ${amount}`,
  otherNetwork: (network) =>
    `Cette adresse est pour ${network}. Passez d’abord sur ce réseau, ou saisissez une adresse pour celui-ci.`,
  invisibleRemoved: 'Des caractères invisibles ont été supprimés.',
  problems: {
    'missing-recipient': 'Saisissez une adresse.',
    'invalid-recipient': 'Ce n’est pas une adresse : il faut 0x et 40 caractères hexadécimaux.',
    'payment-request':
      'C’est une demande de paiement avec un montant ou d’autres détails, qui ne peut pas être reprise en entier. Saisissez vous-même le destinataire et le montant.',
    'mistyped-recipient':
      'Cette adresse contient une faute de frappe : sa somme de contrôle ne correspond pas. Copiez-la de nouveau.',
    'resolving-name': 'Recherche de ce nom.',
    'invalid-name': 'Ce nom n’est pas valide.',
    'unknown-name': 'Ce nom ne correspond à aucune adresse.',
    'unreadable-name': 'Ce nom ne peut pas être recherché pour le moment. Réessayez, ou saisissez l’adresse.',
    'missing-amount': 'Saisissez un montant.',
    'invalid-amount':
      'Ce n’est pas un montant, ou il a trop de décimales. Écrivez-le en entier et sans séparateur de milliers, par exemple 1500 ou 0,5.',
    'zero-amount': 'Saisissez un montant supérieur à zéro.',
    'exceeds-balance': 'C’est plus que ce que contient le compte.',
    'unknown-fee':
      'Les frais ne peuvent pas être estimés pour le moment. Saisissez un montant qui laisse de quoi les payer.'
  }
}
