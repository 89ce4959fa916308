import { settings } from './settings/settings.ts';

/** Faces of Japanese and Chinese that the systems of their readers have. */
const ideographs = {
  ja: {
    display: "'Hiragino Mincho ProN','Yu Mincho',YuMincho,'Noto Serif JP',",
    text: "'Hiragino Sans','Yu Gothic',YuGothic,Meiryo,'Noto Sans JP',",
  },
  zh: {
    display: "'Songti TC','Noto Serif TC',PMingLiU,",
    text: "'PingFang TC','Microsoft JhengHei','Noto Sans TC',",
  },
};

/** The faces that an email or a page of its own names in the present language, and how its titles are set in them. */
export function emailFaces() {
  const language = settings().language.locale.slice(0, 2);
  const own = language === 'ja' || language === 'zh' ? ideographs[language] : undefined;
  return {
    display: `Didot,'Bodoni 72','Times New Roman',Times,${own?.display ?? ''}serif`,
    text: `'Ysabeau Office',Optima,Candara,'Gill Sans',Arial,${own?.text ?? ''}sans-serif`,
    plain: `Helvetica,Arial,${own?.text ?? ''}sans-serif`,
    heading: own
      ? ({ fontSize: 32, lineHeight: 1.3, letterSpacing: '0', wordBreak: 'keep-all' } as const)
      : { fontSize: 40, lineHeight: 1.08, letterSpacing: '-0.01em' },
    prose: own ? 1.8 : 1.55,
  };
}
