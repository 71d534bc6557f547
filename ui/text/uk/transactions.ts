import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('uk')
const transactionCount = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'транзакція', few: 'транзакції', many: 'транзакцій', other: 'транзакції' })}`

export const transactions: typeof english = {
  details: {
    'speed-up': 'Прискорена: замінена іншою транзакцією, яка робить те саме.',
    cancellation: 'Скасована: замінена транзакцією, яка нічого не надсилає.',
    other: 'Не виконана: замінена іншою транзакцією з цього акаунта.',
    unclear:
      'Замінена іншою транзакцією, і сторінка не може визначити, що зробила та. У разі прискорення платіж усе одно пройшов, у разі скасування — ні: гаманець покаже, що саме сталося.',
    outcomeUnknown: 'Вона включена в блок, але ця мережа не повідомляє, чи виконано її успішно.',
    reorganised: 'Мережа відкинула блок, у якому вона була. Вона може потрапити до блока знову.',
    unknown: 'У мережі не знайдена. Вона ще може пройти.',
    beyondHistory: 'Надто давня, щоб вузли мережі знали, чим вона закінчилася. Можливо, це знає оглядач блоків.',
    neverSeen: 'Жоден вузол її не бачив; на наступний платіж це не впливає. Сторінка й далі її шукає.',
    nonceUsed: 'У мережі не знайдена, а очікуваний для неї nonce використала інша транзакція з цього акаунта.'
  },
  marks: {
    cancelled: 'Скасована',
    replaced: 'Замінена',
    dropped: 'Відкинута'
  },
  instead: {
    sent: (amount, recipient) => `Натомість на ${recipient} надіслано ${amount}.`,
    nothing: (recipient) => `Натомість на ${recipient} надіслано порожню транзакцію.`,
    called: (recipient) => `Натомість на ${recipient} надіслано виклик контракту.`,
    calledWith: (amount, recipient) => `Натомість на ${recipient} надіслано виклик контракту із ${amount}.`,
    created: 'Натомість створено контракт.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Гаманець надіслав інше: ${amount} на ${recipient}.`,
    nothing: (recipient) => `Гаманець надіслав інше: порожню транзакцію на ${recipient}.`,
    called: (recipient) => `Гаманець надіслав інше: виклик контракту на ${recipient}.`,
    calledWith: (amount, recipient) => `Гаманець надіслав інше: виклик контракту із ${amount} на ${recipient}.`,
    created: 'Гаманець надіслав інше: новий контракт.',
    approved: (spender, token) => `Гаманець надіслав інше: дозвіл для ${spender} витрачати токени контракту ${token}.`,
    otherSender: (address) => `Гаманець надіслав її з іншого акаунта: ${address}.`,
    nothingArrived: (promised) => `Із ${promised} нічого не надійшло: токен нічого не переказав отримувачу.`,
    lessArrived: (arrived, promised) => `Із ${promised} надійшло лише ${arrived}.`
  },
  confirmations: (count, wanted) =>
    `${count} з ${wanted} ${plural(wanted, { one: 'підтвердження', few: 'підтверджень', many: 'підтверджень', other: 'підтвердження' })}.`,
  unrepeated: 'Чому вона не вдалася, невідомо: під час повтору той самий виклик пройшов. Можливо, їй забракло газу.',
  to: 'Кому',
  unknownSince: (time) => `Не знайдена в мережі з ${time}. Вона ще може пройти.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer: 'Деякі транзакції збережено новішою версією цієї сторінки, тому їх немає у списку. Їх збережено без змін.',
  unsaved: 'Не збережена',
  hasUnsaved:
    'Браузер не зберіг останніх даних про транзакції з позначкою «Не збережена». Після закриття сторінки ці записи можуть зникнути або застаріти: скопіюйте хеші, щоб і далі стежити за ними.',
  copyHash: 'Копіювати хеш',
  remove: 'Прибрати',
  removeNamed: (description) => `Прибрати зі списку: ${description}`,
  removed: (description) => `Прибрано зі списку: ${description}.`,
  removedUnsaved: (description) =>
    `Прибрано зі списку: ${description}. Але браузер не зміг це зберегти: під час наступного завантаження сторінки запис може повернутися.`,
  ended: {
    title: 'Завершені транзакції',
    others: (shown) => `і ще +${shown}`
  },
  clearAll: 'Очистити все',
  cleared: (count, shown) => `Видалено з цього браузера, зокрема з активності: ${transactionCount(count, shown)}.`,
  clearedUnsaved: (count, shown) =>
    `Видалено: ${transactionCount(count, shown)}. Але браузер не зміг це зберегти: під час наступного завантаження сторінки ${plural(count, { one: 'вона може', few: 'вони можуть', many: 'вони можуть', other: 'вони можуть' })} повернутися.`,
  pendingStay: 'Ті, що очікують, залишаться, доки не завершаться.',
  undo: 'Повернути',
  putBack: (count, shown) => `Повернуто до списку: ${transactionCount(count, shown)}.`
}
