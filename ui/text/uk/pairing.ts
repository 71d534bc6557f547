import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Код для підключення ${wallet}`,
  preparing: 'Підготовка коду',
  ready: 'Код готовий до сканування.',
  validFor: (time) => `Дійсний ще ${time}`,
  newValidFor: (time) => `Новий код, дійсний ще ${time}`,
  expiresSoon: 'Термін дії коду спливе за хвилину. Новий з’явиться автоматично.',
  renewed: 'Старий код замінено новим.',
  copyLink: 'Копіювати посилання',
  openAny: 'Відкрити гаманець',
  openAnyTitle: 'Відкрити гаманець на цьому телефоні',
  openAnyText: 'Підтвердьте там і поверніться сюди.',
  openAnyHelp: 'Нічого не відкрилося? Скопіюйте посилання або покажіть код і відскануйте його іншим телефоном.',
  showCode: 'Показати код',
  hideCode: 'Сховати код',
  confirm: (wallet) => `Підтвердьте підключення в гаманці ${wallet} і поверніться сюди.`,
  preparingLink: 'Підготовка посилання',
  open: (wallet) => `Відкрити ${wallet}`,
  openAgain: 'Відкрити ще раз',
  notOpened: (wallet) => `${wallet} не відкривається?`,
  notOpenedHelp: 'Спробуйте ще раз, вставте посилання в гаманець або спершу встановіть його.'
}
