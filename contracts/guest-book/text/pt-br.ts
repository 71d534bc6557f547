import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('pt-BR')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Livro de visitas',
    lead: 'Deixe uma mensagem na rede. Ela fica lá com o seu endereço para todo mundo ler, e ninguém pode alterá-la nem removê-la, nem mesmo você.',
    facts: {
      network: 'Rede',
      entries: 'Mensagens',
      fee: 'Taxa por mensagem',
      contract: 'Contrato',
      explorer: 'Ver no explorador'
    },
    loading: 'Lendo o livro de visitas…',
    unread: (reason) =>
      `Não é possível ler o livro de visitas agora. ${reason} Uma nova tentativa será feita automaticamente.`,
    stale: (reason) =>
      `O que você vê pode estar desatualizado. ${reason} Uma nova tentativa será feita automaticamente.`,
    retry: 'Tentar de novo',
    places: {
      elsewhere: (network, places) =>
        `Sua carteira está na rede ${network}, onde não há livro de visitas. Há um em ${places}.`,
      shown: (network) => `Você está lendo o da rede ${network}.`,
      nowhere: 'Ainda não há um livro de visitas nas redes desta página.',
      howToDeploy:
        'Se você administra esta página: npm start publica um nas suas redes locais. Em uma rede pública, publique o contrato e informe o endereço dele em contracts/contracts.config.ts.'
    },
    list: {
      title: 'Mensagens mais recentes',
      empty: 'Ainda não há mensagens. A sua seria a primeira.',
      number: (number) => `Nº ${number}`,
      you: 'Você',
      unreadable: 'Esta mensagem não tem texto legível.',
      older: 'Mostrar mensagens anteriores',
      newer: (count, shown) =>
        plural(count, {
          one: `${shown} mensagem chegou enquanto você estava aqui.`,
          many: `${shown} de mensagens chegaram enquanto você estava aqui.`,
          other: `${shown} mensagens chegaram enquanto você estava aqui.`
        }),
      notLive: (reason) => `No momento, as novas mensagens não aparecem sozinhas. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, {
          one: `Mostrar mais ${shown} mensagem`,
          many: `Mostrar mais ${shown} de mensagens`,
          other: `Mostrar mais ${shown} mensagens`
        })
    },
    form: {
      title: 'Assinar o livro de visitas',
      message: 'Mensagem',
      bytes: (used, most) => `${used} de ${most} bytes`,
      review: 'Revisar',
      connect: 'Conectar carteira',
      signIn: 'Entrar',
      whyConnect: 'Conecte uma carteira para assinar. Para ler, não é preciso.',
      whySignIn: 'Sua carteira está conectada. Entre com ela para assinar o livro de visitas.',
      problems: { empty: 'Escreva uma mensagem primeiro.', long: 'Esta mensagem é longa demais. Encurte-a.' }
    },
    review: { message: 'Mensagem', confirm: (fee) => `Assinar por ${fee}` },
    reasons: {
      WrongFee: 'O livro de visitas cobra outra taxa.',
      EmptyMessage: 'A mensagem está vazia.',
      MessageTooLong: 'A mensagem é longa demais.',
      NotOwner: 'Só o proprietário do livro de visitas pode fazer isso.',
      WithdrawalFailed: 'O proprietário do livro de visitas não aceita o pagamento.'
    }
  }
}
