import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ru')
const transactionCount = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'транзакция', few: 'транзакции', many: 'транзакций', other: 'транзакции' })}`

export const transactions: typeof english = {
  details: {
    'speed-up': 'Ускорена: заменена другой транзакцией, которая делает то же самое.',
    cancellation: 'Отменена: заменена транзакцией, которая ничего не отправляет.',
    other: 'Не выполнена: заменена другой транзакцией с этого аккаунта.',
    unclear:
      'Заменена другой транзакцией, и страница не может определить, что сделала та. При ускорении платеж все равно прошел, при отмене — нет: кошелек покажет, что именно произошло.',
    outcomeUnknown: 'Она включена в блок, но эта сеть не сообщает, выполнена ли она успешно.',
    reorganised: 'Сеть отбросила блок, в котором она была. Она может попасть в блок снова.',
    unknown: 'В сети не найдена. Она еще может пройти.',
    beyondHistory:
      'Слишком давняя, чтобы узлы сети знали, чем она закончилась. Возможно, это знает обозреватель блоков.',
    neverSeen: 'Ни один узел ее не видел; на следующий платеж это не влияет. Страница продолжает ее искать.',
    nonceUsed: 'В сети не найдена, а ожидавшийся для нее nonce использовала другая транзакция с этого аккаунта.'
  },
  marks: {
    cancelled: 'Отменена',
    replaced: 'Заменена',
    dropped: 'Отброшена'
  },
  instead: {
    sent: (amount, recipient) => `Вместо этого на ${recipient} отправлено ${amount}.`,
    nothing: (recipient) => `Вместо этого на ${recipient} отправлена пустая транзакция.`,
    called: (recipient) => `Вместо этого на ${recipient} отправлен вызов контракта.`,
    calledWith: (amount, recipient) => `Вместо этого на ${recipient} отправлен вызов контракта с ${amount}.`,
    created: 'Вместо этого создан контракт.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Кошелек отправил другое: ${amount} на ${recipient}.`,
    nothing: (recipient) => `Кошелек отправил другое: пустую транзакцию на ${recipient}.`,
    called: (recipient) => `Кошелек отправил другое: вызов контракта на ${recipient}.`,
    calledWith: (amount, recipient) => `Кошелек отправил другое: вызов контракта с ${amount} на ${recipient}.`,
    created: 'Кошелек отправил другое: новый контракт.',
    approved: (spender, token) =>
      `Кошелек отправил другое: разрешение для ${spender} тратить токены контракта ${token}.`,
    otherSender: (address) => `Кошелек отправил ее с другого аккаунта: ${address}.`,
    nothingArrived: (promised) => `Из ${promised} ничего не поступило: токен ничего не перевел получателю.`,
    lessArrived: (arrived, promised) => `Из ${promised} поступило только ${arrived}.`
  },
  confirmations: (count, wanted) =>
    `${count} из ${wanted} ${plural(wanted, { one: 'подтверждения', few: 'подтверждений', many: 'подтверждений', other: 'подтверждения' })}.`,
  unrepeated: 'Почему она не удалась, неизвестно: при повторе тот же вызов прошел. Возможно, ей не хватило газа.',
  to: 'Кому',
  unknownSince: (time) => `Не найдена в сети с ${time}. Она еще может пройти.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Некоторые транзакции сохранены более новой версией этой страницы, поэтому в списке их нет. Они сохранены без изменений.',
  unsaved: 'Не сохранена',
  hasUnsaved:
    'Браузер не сохранил последние данные о транзакциях с пометкой «Не сохранена». После закрытия страницы эти записи могут исчезнуть или устареть: скопируйте хеши, чтобы не потерять их из виду.',
  copyHash: 'Копировать хеш',
  remove: 'Убрать',
  removeNamed: (description) => `Убрать из списка: ${description}`,
  removed: (description) => `Убрано из списка: ${description}.`,
  removedUnsaved: (description) =>
    `Убрано из списка: ${description}. Но браузер не смог это сохранить: при следующей загрузке страницы запись может вернуться.`,
  ended: {
    title: 'Завершённые транзакции',
    others: (shown) => `и ещё +${shown}`
  },
  clearAll: 'Очистить все',
  cleared: (count, shown) => `Удалено из этого браузера, в том числе из активности: ${transactionCount(count, shown)}.`,
  clearedUnsaved: (count, shown) =>
    `Удалено: ${transactionCount(count, shown)}. Но браузер не смог это сохранить: при следующей загрузке страницы ${plural(count, { one: 'она может', few: 'они могут', many: 'они могут', other: 'они могут' })} вернуться.`,
  pendingStay: 'Ожидающие останутся, пока не завершатся.',
  undo: 'Вернуть',
  putBack: (count, shown) =>
    `${plural(count, { one: 'Возвращена', few: 'Возвращены', many: 'Возвращено', other: 'Возвращены' })} в список: ${transactionCount(count, shown)}.`
}
