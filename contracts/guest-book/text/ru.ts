import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('ru')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Гостевая книга',
    lead: 'Оставьте сообщение в сети. Оно останется там вместе с вашим адресом, его сможет прочитать любой, и никто не сможет его изменить или удалить, даже вы.',
    facts: {
      network: 'Сеть',
      entries: 'Записи',
      fee: 'Плата за запись',
      contract: 'Контракт',
      explorer: 'Открыть в обозревателе'
    },
    loading: 'Читаем гостевую книгу…',
    unread: (reason) => `Сейчас гостевую книгу прочитать не удается. ${reason} Повторяем автоматически.`,
    stale: (reason) => `Эти данные могли устареть. ${reason} Повторяем автоматически.`,
    retry: 'Повторить',
    places: {
      elsewhere: (network, places) =>
        `Кошелек в сети ${network}, где нет гостевой книги. Сети, где она есть: ${places}.`,
      shown: (network) => `Вы читаете книгу сети ${network}.`,
      nowhere: 'В сетях этой страницы гостевой книги пока нет.',
      howToDeploy:
        'Если это ваша страница: npm start развернет книгу в локальных сетях. Для публичной сети разверните контракт и укажите его адрес в contracts/contracts.config.ts.'
    },
    list: {
      title: 'Последние записи',
      empty: 'Записей пока нет. Ваша будет первой.',
      number: (number) => `№ ${number}`,
      you: 'Вы',
      unreadable: 'В этом сообщении нет читаемого текста.',
      older: 'Показать более ранние записи',
      newer: (count, shown) =>
        plural(count, {
          one: `Пока вы были здесь, появилась ${shown} запись.`,
          few: `Пока вы были здесь, появились ${shown} записи.`,
          many: `Пока вы были здесь, появилось ${shown} записей.`,
          other: `Пока вы были здесь, появилось ${shown} записи.`
        }),
      notLive: (reason) => `Новые записи сейчас не появляются сами. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, {
          one: `Показать еще ${shown} запись`,
          few: `Показать еще ${shown} записи`,
          many: `Показать еще ${shown} записей`,
          other: `Показать еще ${shown} записи`
        })
    },
    form: {
      title: 'Запись в гостевую книгу',
      message: 'Сообщение',
      bytes: (used, most) => `Байтов: ${used} из ${most}`,
      review: 'Проверить',
      connect: 'Подключить кошелек',
      signIn: 'Войти',
      whyConnect: 'Чтобы оставить запись, подключите кошелек. Для чтения он не нужен.',
      whySignIn: 'Кошелек подключен. Войдите с его помощью, чтобы оставить запись в гостевой книге.',
      problems: { empty: 'Сначала напишите сообщение.', long: 'Сообщение слишком длинное. Сократите его.' }
    },
    review: { message: 'Сообщение', confirm: (fee) => `Оставить запись за ${fee}` },
    reasons: {
      WrongFee: 'Гостевая книга берет другую плату.',
      EmptyMessage: 'Сообщение пустое.',
      MessageTooLong: 'Сообщение слишком длинное.',
      NotOwner: 'Это может сделать только владелец гостевой книги.',
      WithdrawalFailed: 'Владелец гостевой книги не принимает платеж.'
    }
  }
}
