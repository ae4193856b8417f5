### Statistics of a sitting’s items and paper.

statistics-title = Statistiche
statistics-counted =
    { $n ->
        [0] Ancora nessuno è contato
        [one] È contato un candidato
       *[other] Sono contati { $n } candidati
    }{ $waiting ->
        [0] .
        [one] ; uno no, perché qualcosa di suo attende la valutazione.
       *[other] ; { $waiting } no, perché qualcosa di loro attende la valutazione.
    }
statistics-unfinished =
    { $n ->
        [one] Uno di loro non ha ancora punti per il tavolo o il colloquio, e conta solo per lo scritto.
       *[other] { $n } di loro non hanno ancora punti per il tavolo o il colloquio, e contano solo per lo scritto.
    }
statistics-none = Le statistiche compaiono quando ci sono tentativi finiti e valutati.
statistics-passed = { $n } su { $of } hanno superato l’esame, con { $pass } o più.
statistics-distribution = Risultati, in percentuale
statistics-result = Risultato
statistics-candidates = Candidati
statistics-class = da { $from } a { $to } %
statistics-lie = Media { $mean }, scarto tipo { $deviation }. Da { $lowest } a { $highest }; un quarto sotto { $lower }, metà sotto { $middle }, un quarto sopra { $upper }.

statistics-reliability = Affidabilità
statistics-reliability-none = Troppe poche domande, o troppi pochi candidati, per dire quanto siano affidabili i risultati.
statistics-reliability-few = I candidati sono troppo pochi per dirlo: una stima ne richiede almeno { $fewest }; qui sono { $n }.
statistics-reliability-is = Coefficiente { $name }: { $value }, affidabilità { $band }.
statistics-kr20 = KR-20
statistics-alpha = alfa di Cronbach
statistics-reliability-unacceptable = inaccettabile, sotto 0,5
statistics-reliability-poor = scarsa, da 0,5
statistics-reliability-questionable = dubbia, da 0,6
statistics-reliability-acceptable = accettabile, da 0,7
statistics-reliability-good = buona, da 0,8
statistics-reliability-excellent = ottima, da 0,9
statistics-error = L’errore standard di misura è { $error }: fra chi ha fatto ugualmente bene, due su tre ottengono un risultato che dista al massimo tanto da quello meritato.
statistics-reliability-of = Riguarda la semplice media delle domande scritte, tutte di ugual peso, non i risultati qui sopra, in cui le domande hanno pesi, una domanda critica può limitare il totale, e possono contare i punti per il tavolo e il colloquio.
statistics-reliability-about = Per una decisione su una persona di solito si chiede 0,9. Più domande, e domande che distinguono i forti dai deboli, rendono i risultati più affidabili.

statistics-disputes = Candidati forti in disaccordo con il motore
statistics-disputes-about = Il 27 % migliore in tutto il resto qui ha dato per lo più un’altra risposta. Può aver visto ciò che al motore, o al caso, è sfuggito: rivedi questi casi.
statistics-disputes-none = Nessuno, fra i punti a cui hanno risposto almeno tre di loro.
statistics-dispute = { $scenario }: { $component }
statistics-dispute-told = { $agree } su { $strong } concordano · { $gave } hanno risposto { $given }

statistics-items = Domande
statistics-items-about = Di chi ha sostenuto l’esame più volte conta il primo tentativo. La discriminazione è quanto il 27 % migliore ha ottenuto più del 27 % peggiore; domanda-resto è la correlazione con quanto ottenuto in tutto il resto.
statistics-items-few = Discriminazione e correlazione con il resto sono indicate da { $fewest } risposte in su; con meno, sono frutto del caso.
statistics-scatter = Quanto sono facili le domande, e quanto bene distinguono i forti dai deboli
statistics-hard = difficile
statistics-easy = facile
statistics-item = Domanda
statistics-asked = Risposte contate
statistics-facility = Facilità
statistics-discrimination = Discriminazione
statistics-item-rest = Domanda-resto
statistics-time = Tempo
statistics-exposure = Nei questionari
statistics-seconds = { $median } s, nove su dieci entro { $ninetieth } s
statistics-item-negative = negativa
statistics-item-poor = scarsa
statistics-item-marginal = al limite
statistics-item-good = buona
statistics-item-very_good = molto buona
statistics-csv = Salva come foglio di calcolo
statistics-file-item = Domanda
statistics-file-asked = Risposte contate
statistics-file-exposure = Nei questionari
statistics-file-facility = Facilità
statistics-file-discrimination = Discriminazione
statistics-file-item_rest = Correlazione domanda-resto
statistics-file-seconds = Secondi in media
statistics-file-median = Secondi, mediana
statistics-file-ninetieth = Secondi di nove su dieci
