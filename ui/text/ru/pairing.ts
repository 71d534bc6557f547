import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Код для подключения ${wallet}`,
  preparing: 'Подготовка кода',
  ready: 'Код готов к сканированию.',
  validFor: (time) => `Действует еще ${time}`,
  newValidFor: (time) => `Новый код, действует еще ${time}`,
  expiresSoon: 'Код истечет через минуту. Новый появится автоматически.',
  renewed: 'Старый код заменен новым.',
  copyLink: 'Копировать ссылку',
  openAny: 'Открыть кошелек',
  openAnyTitle: 'Открыть кошелек на этом телефоне',
  openAnyText: 'Подтвердите там и вернитесь сюда.',
  openAnyHelp: 'Ничего не открылось? Скопируйте ссылку или покажите код и отсканируйте его другим телефоном.',
  showCode: 'Показать код',
  hideCode: 'Скрыть код',
  confirm: (wallet) => `Подтвердите подключение в кошельке ${wallet} и вернитесь сюда.`,
  preparingLink: 'Подготовка ссылки',
  open: (wallet) => `Открыть ${wallet}`,
  openAgain: 'Открыть еще раз',
  notOpened: (wallet) => `${wallet} не открывается?`,
  notOpenedHelp: 'Попробуйте еще раз, вставьте ссылку в кошелек или сначала установите его.'
}
